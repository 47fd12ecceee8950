import type { ReactNode } from 'react'
import { Boundary } from '../feedback/Boundary.tsx'
import { Dialog } from './Dialog.tsx'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** If the dialog inside fails, another one with its title shows the notice and can be closed. */
export function DialogBoundary({ title, onClose, children }: Props) {
  const around = (notice: ReactNode) => (
    <Dialog title={title} size="small" onClose={onClose}>
      {notice}
    </Dialog>
  )
  return <Boundary around={around}>{children}</Boundary>
}
