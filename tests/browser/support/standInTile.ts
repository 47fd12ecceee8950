/** The address of the map's tiles. */
export const tiles = 'https://tile.openstreetmap.org/*'

/** A stand-in for each tile of the map: streets that join those of the next tiles, a park, a pond. */
export const standInTile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
<rect width="256" height="256" fill="#f2efe9"/>
<rect x="20" y="24" width="84" height="72" rx="6" fill="#c8e0b4"/>
<ellipse cx="196" cy="196" rx="34" ry="22" fill="#aad3df"/>
<path d="M0 128H256M128 0V256M0 0 256 256" fill="none" stroke="#fff" stroke-width="10"/>
<path d="M0 200H256M64 0V256" fill="none" stroke="#fff" stroke-width="5"/>
</svg>`
