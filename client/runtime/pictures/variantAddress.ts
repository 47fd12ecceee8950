/** Fills in a picture's URL template, which all its variants share. */
export const variantAddress = (template: string, width: number, format: 'avif' | 'webp') =>
  template.replace('{width}', String(width)).replace('{format}', format)
