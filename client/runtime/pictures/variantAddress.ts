/** The address of one width and format of a picture, by the template that all of them share. */
export const variantAddress = (template: string, width: number, format: 'avif' | 'webp') =>
  template.replace('{width}', String(width)).replace('{format}', format)
