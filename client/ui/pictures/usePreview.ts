import { useEffect, useEffectEvent, useMemo, useRef } from 'react'

/**
 * Decodes the file to detect damage, because an image element silently shows as much of a damaged file as it
 * can.
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

export function useBlobAddress(file: Blob | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])

  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )

  return address
}
