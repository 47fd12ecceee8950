import sharp from 'sharp'

/** A JPEG like one from a phone: grainy, with metadata about the camera, the time and the place. */
export async function photograph(width: number, height: number): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 24 } as const
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } })
    .blur(1)
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Make: 'Plaza Camera', Orientation: '1' },
      IFD2: { DateTimeOriginal: '2026:06:14 18:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '50/1 56/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '6/1 57/1 0/1',
      },
    })
    .toBuffer()
  const { exif } = await sharp(bytes).metadata()
  if (!exif?.includes('Plaza Camera')) throw new Error('The photograph says nothing of itself.')
  return bytes
}

/** A plain grey JPEG: small to send, whatever its dimensions. */
export const blankJpeg = (sides: { width: number; height: number }) =>
  sharp({ create: { ...sides, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer()
