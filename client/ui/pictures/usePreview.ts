import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Decodes the file to detect a broken one, because an image element shows as much of it as it can without an
 * error.
 */
export function usePreview(source: Blob | string | null, onUnreadable: () => void) {
  const image = useRef<HTMLImageElement>(null)
  const tell = useEffectEvent(onUnreadable)

  useEffect(() => {
    if (!(source instanceof Blob)) return undefined
    let isCurrent = true
    const url = URL.createObjectURL(source)
    if (image.current) image.current.src = url
    createImageBitmap(source).then(
      (bitmap) => bitmap.close(),
      () => {
        if (isCurrent) tell()
      },
    )
    return () => {
      isCurrent = false
      URL.revokeObjectURL(url)
    }
  }, [source])

  return image
}
