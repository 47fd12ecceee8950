import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useSteadyRows } from './useSteadyRows.ts'
import { hidden } from './VisuallyHidden.tsx'
import { color, media, motion, radius, shadow, space, text } from '../tokens.ts'

interface Column<Row> {
  id: string
  label: string
  /** A fixed width, independent of the rows. Columns without one share the remaining width. */
  width?: string
  cell: (row: Row) => ReactNode
}

/* On narrower screens each row is a card with the column names next to the values. Screen readers still
   see a table. */
const table = (from: Width) => css`
  display: block;
  width: 100%;
  border-collapse: collapse;
  ${text.small}
  & thead {
    ${hidden}
  }
  & tbody {
    display: grid;
    gap: ${space[4]};
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
  }
  & tr {
    display: grid;
    align-content: start;
    gap: ${space[2]};
    padding: ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
    box-shadow: ${shadow.card};
  }
  & td {
    display: grid;
    grid-template-columns: minmax(min(5rem, 40%), 30%) minmax(0, 1fr);
    gap: ${space[3]};
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  & td::before {
    content: attr(data-label) / '';
    color: ${color.muted};
  }
  /* In rem, because a phone has no room for two columns at large text sizes. */
  @container (max-width: 15rem) {
    & td {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  ${media[from]} {
    display: table;
    table-layout: fixed;
    min-width: ${from === 'laptop' ? '54rem' : '42rem'};
    & thead {
      position: static;
      display: table-header-group;
      width: auto;
      height: auto;
      clip-path: none;
      white-space: normal;
    }
    & tbody {
      display: table-row-group;
    }
    & tr {
      display: table-row;
      border: 0;
      border-radius: 0;
      box-shadow: none;
      background: none;
    }
    & tbody tr {
      border-block-start: 1px solid ${color.line};
      transition: background-color ${motion.quick};
    }
    & th,
    & td {
      display: table-cell;
      padding: ${space[3]} ${space[from === 'laptop' ? 3 : 4]};
      vertical-align: middle;
      overflow-wrap: break-word;
    }
    & th {
      text-align: start;
      font-weight: 600;
      color: ${color.muted};
    }
    & td::before {
      content: none;
    }
  }
`

const frame = (from: Width) => css`
  container-type: inline-size;
  ${media[from]} {
    overflow-x: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};
    box-shadow: ${shadow.card};
  }
`

const opens = css`
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`

type Width = 'tablet' | 'laptop'

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** For mouse users only. For the keyboard, put the same action on a button in a cell. */
  onOpen?: (row: Row) => void
  /** The smallest screen size that shows rows as a table. */
  from?: Width
}

export function Table<Row extends { id: string }>({
  caption,
  columns,
  rows,
  onOpen,
  from = 'tablet',
}: TableProps<Row>) {
  const { shown, hold, release } = useSteadyRows(rows)
  return (
    <div css={frame(from)} onPointerEnter={hold} onPointerLeave={release}>
      <table css={table(from)} aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ id, label, width }) => (
              <th key={id} scope="col" style={{ width }}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr
              key={row.id}
              css={onOpen && opens}
              onClick={(event) => {
                // Buttons, links and checkboxes in a row have their own actions.
                if (event.target instanceof Element && !event.target.closest('button, a, label'))
                  onOpen?.(row)
              }}
            >
              {columns.map(({ id, label, cell }) => (
                <td key={id} data-label={label}>
                  <Words of={cell(row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Isolates strings, which users may have written in either direction. Other content handles its direction
 * itself.
 */
const Words = ({ of }: { of: ReactNode }) => (typeof of === 'string' ? <bdi>{of}</bdi> : of)
