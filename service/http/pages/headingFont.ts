import { readFile } from 'node:fs/promises'

/** Named in `style.css`. */
export const headingFontPath = '/e/heading.woff2'

/** The client's font for headings: 19 kB, for a page that has no other font to load. */
export const headingFont = readFile(
  new URL('../../../client/ui/style/fonts/bricolage-grotesque-latin-wght-normal.woff2', import.meta.url),
)
