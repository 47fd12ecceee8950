import { css } from '@emotion/react'
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import type { HTMLAttributes, ReactNode } from 'react'
import { radius, shadow } from '../tokens.ts'
import { Grid } from './Grid.tsx'

export type Grip = HTMLAttributes<HTMLElement> & { ref: (element: HTMLElement | null) => void }

interface SortableGridProps<Item> {
  items: readonly Item[]
  min: string
  /** `to` counts from 0. */
  onMove: (id: string, to: number) => void
  children: (item: Item, grip: Grip) => ReactNode
}

/**
 * A grid whose items can be dragged with the mouse, or with a finger after a short hold. The caller adds
 * buttons for people who cannot drag, and announces each move.
 */
export function SortableGrid<Item extends { id: string }>({
  items,
  min,
  onMove,
  children,
}: SortableGridProps<Item>) {
  const ids = items.map(({ id }) => id)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(String(active.id), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={drop}>
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Grid as="ul" min={min}>
          {items.map((item) => (
            <SortableItem key={item.id} id={item.id}>
              {(grip) => children(item, grip)}
            </SortableItem>
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  )
}

interface SortableItemProps {
  id: string
  children: (grip: Grip) => ReactNode
}

function SortableItem({ id, children }: SortableItemProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`
  return (
    <li
      ref={setNodeRef}
      css={[item, isDragging && lifted]}
      style={{ transform: moved ?? undefined, transition }}
    >
      {children({ ref: setActivatorNodeRef, ...listeners })}
    </li>
  )
}

const nothing = () => undefined
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
  container: document.body,
}

/** Keeps a horizontal swipe over an item from navigating back in the browser's history. */
const item = css({ display: 'grid', touchAction: 'pan-y pinch-zoom' })
const lifted = css({ position: 'relative', zIndex: 1, borderRadius: radius.large, boxShadow: shadow.overlay })
