/** The text of robots.txt, which allows everything. @param sitemap its public address */
export const robots = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
