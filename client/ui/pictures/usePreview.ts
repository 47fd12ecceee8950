import { useEffect, useEffectEvent, useRef } from 'react'

/** Also decodes the file, because an image element alone shows as much as it can of a broken file. */
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
