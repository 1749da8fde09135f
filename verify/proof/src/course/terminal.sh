# A terminal. Reads file names from descriptor 3 and runs the files in this one shell, so that changes last for the next
# block. Reports on descriptor 4 how each ended: its status, the line that failed, and the active virtual environment.
#
# The word "python" instead of a file name starts an interpreter with the current PATH and environment of this shell. It
# reads file names from descriptor 5 and reports on descriptor 6.
#
# $1 is the script of the interpreter.

set -o pipefail
# A failing command ends its block at once. ($LINENO is right only in the first line of the trap.)
trap 'proof_status=$? proof_at=$LINENO
    if [[ ${BASH_SOURCE[0]} != "$0" ]]; then
        proof_line=$proof_at
        return "$proof_status"
    fi' ERR

while IFS= read -r proof_block <&3; do
    proof_status=0
    proof_line=1
    if [[ $proof_block == python ]]; then
        python "$1" </dev/null 3<&5 4>&6 5<&- 6>&- &
        exec 5<&- 6>&-
    else
        source "$proof_block" </dev/null >"$proof_block.stdout" 2>"$proof_block.stderr" 3<&- 4>&- 5<&- 6>&-
    fi
    printf '%s %s %s\n' "$proof_status" "$proof_line" "${VIRTUAL_ENV:-}" >&4
done
