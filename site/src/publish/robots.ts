/** What robots may read: everything. @param sitemap its public address */
export const robots = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
