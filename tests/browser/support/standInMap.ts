const streets = Array.from({ length: 16 }, (_, index) => {
  const at = index * 70 - 60
  return `<path d="M${at} 0 ${at + 190} 600M0 ${at - 40} 1000 ${at - 190}"/>`
}).join('')

/** A stand-in for the map: streets, a river, a marker. */
export const standInMap = `<!doctype html><title>Map</title><style>body{margin:0}svg{width:100vw;height:100vh;display:block}</style>
<svg viewBox="0 0 900 450" preserveAspectRatio="xMidYMid slice">
<rect width="900" height="450" fill="#eae6dc"/>
<path d="M-20 330C180 250 330 420 520 340S800 260 940 350V470H-20Z" fill="#a9cfdf"/>
<path d="M560 40h150v120H590z" fill="#c5dcb4"/>
<g fill="none" stroke="#fff" stroke-width="7">${streets}</g>
<path d="M450 150a34 34 0 0 1 34 34c0 26-34 62-34 62s-34-36-34-62a34 34 0 0 1 34-34z" fill="#1f7a4d"/>
<circle cx="450" cy="184" r="12" fill="#fff"/></svg>`
