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

/** The box with which a film begins. A phone appends the film of a motion photo to the picture. */
export const film = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42'),
  Buffer.alloc(4096, 7),
])

/**
 * A phone's picture of 48 megapixels and 7 to 12 MB: upright only by its orientation, red above and blue
 * below, with the place and a film in the file.
 */
export async function phonePicture(): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const [width, height] = [8064, 6048]
  const noise = sharp({
    create: { width: 2016, height: 1512, channels: 3, background: '#808080', noise: grain },
  })
  // Orientation 6: the left of the stored picture is its upper side.
  const tint = (background: string) => ({
    create: { width: width / 2, height, channels: 3, background } as const,
  })
  const bytes = await sharp(await noise.png({ compressionLevel: 0 }).toBuffer())
    .resize(width, height)
    .composite([
      { input: tint('#ff4040'), left: 0, top: 0, blend: 'multiply' },
      { input: tint('#4040ff'), left: width / 2, top: 0, blend: 'multiply' },
    ])
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Plaza Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 56/1 0/1' },
    })
    .toBuffer()
  return Buffer.concat([bytes, film])
}
