import { passwordResetMachine } from '../../../machines/account/passwordReset/passwordResetMachine.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { passwordResetActors } from './actors.ts'

export const useMachines = machinesOf(({ api, actions }) => ({
  passwordReset: passwordResetMachine.provide({ actors: passwordResetActors(api), actions }),
}))
