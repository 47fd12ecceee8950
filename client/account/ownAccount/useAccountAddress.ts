import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'

/** Query parameters of the steps and dialogs inside Your Account. */
const withinAccount = ['step', 'revoke']

/** All query parameters of Your Account, which closes together with the dialog below it. */
export const accountNames = ['account', ...withinAccount]

interface AccountAddress {
  path: string
  isOpen: boolean
  /** Whether the dialog can be opened now. */
  isReady: boolean
  send: (event: { type: 'account.open' } | { type: 'account.close' }) => void
}

/** Keeps the Your Account dialog in the address of the page on which it was opened. */
export const useAccountAddress = ({ path, isOpen, isReady, send }: AccountAddress) =>
  useDialogAddress({
    path,
    names,
    inner: withinAccount,
    opened: isOpen ? ['account', ''] : null,
    isReady: isOpen || isReady,
    open: () => send({ type: 'account.open' }),
    close: () => send({ type: 'account.close' }),
  })

const names = ['account'] as const
