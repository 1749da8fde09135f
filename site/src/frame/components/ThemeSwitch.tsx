/** Toggles the dark theme: see `behaviours/theme.ts`. */
export function ThemeSwitch({ label }: { readonly label: string }) {
    return (
        <button
            className="theme-switch needs-script"
            type="button"
            aria-label={label}
            title={label}
            aria-pressed="false"
            data-theme-switch=""
        >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle cx="12" cy="12" r="8.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
                <path d="M12 3.75a8.25 8.25 0 0 1 0 16.5z" fill="currentColor" />
            </svg>
        </button>
    );
}
