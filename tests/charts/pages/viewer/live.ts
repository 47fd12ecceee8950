import { channelName, type MachineReport, watchKey } from '../../../../client/runtime/watching.ts'

type RunningMachine = MachineReport['machines'][number]

/** Shows the current states of the machines in this browser's other windows, and keeps them up to date. */
export function watchApp() {
  const control = document.querySelector<HTMLElement>('.live')
  const button = control?.querySelector('button')
  const output = control?.querySelector('output')
  if (!control || !button || !output) return
  const windows = new Map<string, RunningMachine[]>()
  const channel = new BroadcastChannel(channelName)

  const show = () => {
    const isOn = localStorage.getItem(watchKey) !== null
    button.setAttribute('aria-pressed', String(isOn))
    const running = isOn ? [...windows.values()].flat() : []
    mark(running)
    output.textContent = isOn ? statusText(running) : ''
  }
  channel.addEventListener('message', ({ data }: MessageEvent<MachineReport | 'who'>) => {
    if (data === 'who') return
    if (data.machines.length > 0) windows.set(data.window, data.machines)
    else windows.delete(data.window)
    show()
  })
  button.addEventListener('click', () => {
    if (localStorage.getItem(watchKey) === null) localStorage.setItem(watchKey, 'on')
    else localStorage.removeItem(watchKey)
    show()
  })
  addEventListener('storage', ({ key }) => key === watchKey && show())
  control.hidden = false
  show()
  channel.postMessage('who')
}

function statusText(running: RunningMachine[]): string {
  const { chart } = document.body.dataset
  if (running.length === 0)
    return 'Plaza is not running in another window yet: open it, or reload it where it is open.'
  if (chart === undefined) return `${running.length} machines are running.`
  const own = running.filter(({ machine }) => machine === chart)
  return own.length === 0
    ? 'It is not running at the moment.'
    : own.map(({ leaves }) => leaves.join(', ')).join(' · ')
}

function mark(running: RunningMachine[]) {
  const { chart } = document.body.dataset
  for (const entry of document.querySelectorAll<HTMLElement>('[data-machine]')) {
    const isRunning = running.some(({ machine }) => machine === entry.dataset['machine'])
    entry.classList.toggle('is-live', isRunning)
  }
  const leaves = running.flatMap((one) => (one.machine === chart ? one.leaves : []))
  for (const state of document.querySelectorAll<HTMLElement>('[data-state]')) {
    const name = state.dataset['state'] ?? ''
    state.classList.toggle(
      'is-live',
      leaves.some((leaf) => `${leaf}.`.startsWith(`${name}.`)),
    )
  }
}
