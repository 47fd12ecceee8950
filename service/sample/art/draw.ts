import sharp from 'sharp'
import { type Canvas, chance, type Motif } from './brush.ts'
import { market, network, skyline, tiles } from './city.ts'
import { hills, kites, lanterns, peaks, sea } from './landscapes.ts'
import { type PaletteName, palettes } from './palettes.ts'
import { balloons, concert, ride, theatre } from './stage.ts'
import { books, botanical, pots, table } from './table.ts'

const motifs = {
  balloons,
  books,
  botanical,
  concert,
  hills,
  kites,
  lanterns,
  market,
  network,
  peaks,
  pots,
  ride,
  sea,
  skyline,
  table,
  theatre,
  tiles,
} satisfies Record<string, Motif>

/** What to draw. The same picture comes out for the same words. */
export interface Sketch {
  motif: keyof typeof motifs
  palette: PaletteName
  seed: string
}

/** The picture as a PNG, of the given size. `scale` shrinks it, for previews. */
export async function draw(sketch: Sketch, w: number, h: number, scale = 1): Promise<Uint8Array> {
  const canvas: Canvas = { w, h, colors: palettes[sketch.palette], chance: chance(sketch.seed) }
  const size = `width="${Math.round(w * scale)}" height="${Math.round(h * scale)}" viewBox="0 0 ${w} ${h}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="none">${motifs[sketch.motif](canvas)}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer()
}
