import { type ComponentType, useEffect, useState } from 'react'
import { onFirstSign } from './firstSign.ts'
import { firstToast } from './toasts.ts'
import { untilLoaded } from '../untilLoaded.ts'

/**
 * Where toasts appear: once, beside the app. It is loaded when somebody is there, or earlier with the first toast; without
 * `Suspense`, after which React would let whatever else arrives wait for a moment.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  useEffect(() => {
    const wake = async () => {
      const { ToastStack } = await untilLoaded(() => import('./ToastStack.tsx'))
      setStack(() => ToastStack)
    }
    void firstToast.then(wake)
    return onFirstSign(() => void wake())
  }, [])
  return Stack && <Stack />
}
