import { Actor, type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent } from 'xstate'
import { channelName, type MachineReport } from './watching.ts'

/**
 * Reports the machines' states to other windows. Patches `start`, because an actor system must be inspected
 * from its first step.
 */
export function watch() {
  const own: string = crypto.randomUUID()
  const channel = new BroadcastChannel(channelName)
  const present = new Map<AnyActorRef, MachineReport['machines'][number]>()
  let isDue = false
  const tell = () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      channel.postMessage({ window: own, machines: [...present.values()] } satisfies MachineReport)
    })
  }
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot') return
    const actor = inspected.actorRef as AnyActorRef
    const { machine, _nodes: nodes, status } = inspected.snapshot as AnyMachineSnapshot
    if (!nodes) return
    if (!present.has(actor)) actor.subscribe({ complete: () => present.delete(actor) && tell() })
    const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final')
    if (status === 'active')
      present.set(actor, { machine: machine.id, leaves: leaves.map(({ path }) => path.join('.')) })
    tell()
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with each actor as `this` below
  const { start } = Actor.prototype
  Actor.prototype.start = function startWatched() {
    if (!this._parent) this.system.inspect(inspect)
    return start.call(this)
  }
  channel.addEventListener(
    'message',
    ({ data }: MessageEvent<MachineReport | 'who'>) => data === 'who' && tell(),
  )
  addEventListener('pagehide', () =>
    channel.postMessage({ window: own, machines: [] } satisfies MachineReport),
  )
}
