import { useEffect, useMemo } from 'react'

/** The address of a file on this device, for as long as it is drawn; null for none. */
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
