import panzoom from '@panzoom/panzoom'

/** The distance in px by which an arrow key moves a chart. */
const step = 60

/**
 * Lets users move and zoom a chart by wheel (with Ctrl), fingers, buttons and keys. Without this script, the
 * chart scrolls.
 */
export function zoomable(viewer: HTMLElement) {
  const canvas = viewer.querySelector<HTMLElement>('.canvas')
  const chart = viewer.querySelector<SVGSVGElement>('svg')
  const controls = viewer.querySelector<HTMLElement>('.zoom')
  if (!canvas || !chart || !controls) return
  const { width, height } = chart.viewBox.baseVal
  const fitting = Math.min(1, (canvas.clientWidth - 2) / width)
  canvas.classList.add('zoomable')
  canvas.style.height = `${Math.min(height * fitting + 2, innerHeight * 0.8)}px`
  const view = panzoom(chart, {
    origin: '0 0',
    startScale: fitting,
    startX: Math.max(0, (canvas.clientWidth - width * fitting) / 2 / fitting),
    minScale: fitting / 2,
    maxScale: 4,
    // One finger scrolls the page as usual; two fingers zoom.
    touchAction: 'pan-y pinch-zoom',
    cursor: 'grab',
  })
  const acts: Record<string, () => unknown> = {
    in: () => view.zoomIn(),
    out: () => view.zoomOut(),
    fit: () => view.reset(),
  }
  const keys: Record<string, () => unknown> = {
    '+': () => view.zoomIn(),
    '-': () => view.zoomOut(),
    '0': () => view.reset(),
    ArrowLeft: () => view.pan(step, 0, { relative: true }),
    ArrowRight: () => view.pan(-step, 0, { relative: true }),
    ArrowUp: () => view.pan(0, step, { relative: true }),
    ArrowDown: () => view.pan(0, -step, { relative: true }),
  }
  canvas.addEventListener('wheel', (event) => event.ctrlKey && view.zoomWithWheel(event), { passive: false })
  canvas.addEventListener('keydown', (event) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  for (const button of controls.querySelectorAll('button')) {
    button.addEventListener('click', () => acts[button.dataset['zoom'] ?? '']?.())
  }
  controls.hidden = false
}
