import { useMachine } from '@xstate/react'
import { useSearch } from 'wouter'
import { userActs } from '../../../machines/admin/acts/userActs.ts'
import { useSession } from '../../runtime/registry.tsx'
import { useActAddress } from '../acts/useActAddress.ts'
import { useListAddress } from '../list/useListAddress.ts'
import { useMachines } from './machines.ts'
import { userAddress } from './userWords.ts'

/** The list of all accounts and what can be done with the open one. Keeps the address in step. */
export function useUsers() {
  const machines = useMachines()
  const [state, send, list] = useMachine(machines.users, { input: userAddress.read(useSearch()) })
  const [act, sendAct] = useMachine(machines.act, { input: { list } })
  useListAddress(userAddress, send)
  const { viewed } = state.context
  const { user: self } = useSession()
  // Superadmins cannot change their own rights, so there are none for their own account.
  const acts = viewed && viewed.id !== self?.id ? userActs(viewed) : []
  useActAddress(userAddress, state, { acts, act, sendAct })
  return { state, send, file: machines.file, acts, act, sendAct }
}
