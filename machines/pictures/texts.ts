export const problems = {
  otherFormat: (name: string, formats: string) => `${name} is not a ${formats} picture`,
  tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes}MB`,
  unreadable: (name: string) => `${name} cannot be read as a picture`,
  heicUnreadable: (name: string) =>
    `${name} is a HEIC picture, which this browser cannot read. Please choose it as a JPG`,
  full: (most: number, names: string[]) => `Maximum ${most} images. Not added: ${names.join(', ')}`,
}
