import { useEffect, useMemo } from 'react'

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
