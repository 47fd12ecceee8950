import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'

/** Query parameters of the steps and dialogs inside Your Account. */
export const stepNames = ['step', 'revoke']

interface AccountAddress {
  path: string
  isOpen: boolean
  /** Whether the dialog can be opened now. */
  isReady: boolean
  send: (event: { type: 'account.open' } | { type: 'account.close' }) => void
}

/** Keeps the Your Account dialog in the address of Settings. */
export const useAccountAddress = ({ path, isOpen, isReady, send }: AccountAddress) =>
  useDialogAddress({
    path,
    names,
    inner: stepNames,
    opened: isOpen ? ['account', ''] : null,
    isReady: isOpen || isReady,
    open: () => send({ type: 'account.open' }),
    close: () => send({ type: 'account.close' }),
  })

const names = ['account'] as const
