import { type Palette, dark, light, propertyName } from './tokens.ts'

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([key, value]) => `--${propertyName(key)}:${value}`)
    .join(';')

/** The palettes as a style sheet. The build links it from the page's head: the right scheme is there before any script. */
export const themeCss = `:root{color-scheme:light dark;${declarations(light)}}
@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
