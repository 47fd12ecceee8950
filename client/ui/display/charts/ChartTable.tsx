import { hidden } from '../../layout/VisuallyHidden.tsx'

interface ChartTableProps {
  caption: string
  columns: string[]
  /** The first cell of each row is its heading. */
  rows: (string | number)[][]
}

export const ChartTable = ({ caption, columns, rows }: ChartTableProps) => (
  <div css={hidden}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {figures.map((figure, at) => (
              <td key={columns[at + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
