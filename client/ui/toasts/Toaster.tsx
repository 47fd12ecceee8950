import { type ComponentType, useEffect, useState } from 'react'
import { firstSign } from '../feedback/firstSign.ts'
import { firstToast } from './toasts.ts'
import { untilLoaded } from '../untilLoaded.ts'

/** Does not use `Suspense`, because React briefly delays other updates after it. */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType | null>(null)
  useEffect(() => {
    const wake = async () => {
      const { ToastStack } = await untilLoaded(() => import('./ToastStack.tsx'))
      setStack(() => ToastStack)
    }
    void Promise.race([firstToast, firstSign()]).then(wake)
  }, [])
  return Stack && <Stack />
}
