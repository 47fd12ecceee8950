import { type Palette, dark, light, propertyName } from '../tokens.ts'

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([key, value]) => `--${propertyName(key)}:${value}`)
    .join(';')

/**
 * The build links this style sheet in the head, so that the right colour scheme applies before any script
 * runs.
 */
export const themeCss = `:root{color-scheme:light dark;${declarations(light)}}
@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
