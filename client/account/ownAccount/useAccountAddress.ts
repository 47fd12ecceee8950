import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'

/** Names of what Your Account opens in turn. */
const withinAccount = ['step', 'revoke']

/** All that the address can name of Your Account, which closes with what it lies over. */
export const accountNames = ['account', ...withinAccount]

interface AccountAddress {
  path: string
  isOpen: boolean
  /** Whether it could be opened. */
  isReady: boolean
  send: (event: { type: 'account.open' } | { type: 'account.close' }) => void
}

/** Your Account in the address of the page that it is opened on. */
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
