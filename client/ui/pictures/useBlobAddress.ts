import { useEffect, useState } from 'react'

/** The address of a file on this device, for as long as it is drawn; null for none. */
export function useBlobAddress(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null)

  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(url)
    }
  }, [file])

  return address
}
