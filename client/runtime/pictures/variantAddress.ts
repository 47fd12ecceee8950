/** Fills in the URL template that all variants of a picture share. */
export const variantAddress = (template: string, width: number, format: 'avif' | 'webp') =>
  template.replace('{width}', String(width)).replace('{format}', format)
