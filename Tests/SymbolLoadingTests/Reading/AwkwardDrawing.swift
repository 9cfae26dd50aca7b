/// Small drawings, each of one awkward kind, with the number of layers that it should come to.
struct AwkwardDrawing: Sendable, CustomStringConvertible {
  let description: String
  let layers: Int
  let svg: String

  private init(_ description: String, layers: Int, _ svg: String) {
    self.description = description
    self.layers = layers
    self.svg = svg
  }

  static let all: [AwkwardDrawing] = [
    AwkwardDrawing(
      "figures that abut stay one layer", layers: 1,
      icon(
        #"""
        <path d='M2 2h8v8H2zM10 2h8v8h-8z' fill='#000'/>
        """#)),
    AwkwardDrawing(
      "a link is a group", layers: 2,
      icon(
        #"""
        <a href='#x'>
        <rect x='2' y='2' width='8' height='8'/>
        <circle cx='18' cy='18' r='3'/>
        </a>
        """#)),
    AwkwardDrawing(
      "a blend mode set by a class", layers: 2,
      icon(
        #"""
        <style>.b{mix-blend-mode:multiply}</style>
        <rect x='2' y='2' width='14' height='14' fill='#f80'/>
        <rect class='b' x='8' y='8' width='14' height='14' fill='#0f8'/>
        """#)),
    AwkwardDrawing(
      "a clip in units of the box", layers: 1,
      icon(
        #"""
        <clipPath id='c' clipPathUnits='objectBoundingBox'>
        <circle cx='.5' cy='.5' r='.5'/>
        </clipPath>
        <rect x='2' y='2' width='20' height='12' clip-path='url(#c)' fill='teal'/>
        """#)),
    AwkwardDrawing(
      "a clip whose content is scaled to nothing", layers: 1,
      icon(
        #"""
        <clipPath id='c'>
        <rect width='10' height='10' transform='scale(0)'/>
        </clipPath>
        <rect width='10' height='10' clip-path='url(#c)'/>
        <rect x='12' y='12' width='10' height='10'/>
        """#)),
    AwkwardDrawing(
      "a clip made of letters", layers: 1,
      icon(
        #"""
        <clipPath id='c'>
        <text x='2' y='18' font-size='20'>A</text>
        </clipPath>
        <rect width='24' height='24' clip-path='url(#c)' fill='teal'/>
        """#)),
    AwkwardDrawing(
      "a colour set on the root by a style sheet", layers: 1,
      icon(
        #"""
        <style>svg{color:#0a0}</style>
        <rect x='2' y='2' width='14' height='14' fill='CURRENTCOLOR'/>
        """#)),
    AwkwardDrawing(
      "half-transparent strokes that cross", layers: 1,
      icon(
        #"""
        <path d='M2 12h20M12 2v20' stroke='#000' stroke-width='2' stroke-opacity='.5'/>
        """#)),
    AwkwardDrawing(
      "ids used twice, and with a hash", layers: 3,
      icon(
        #"""
        <rect id='a' x='2' y='2' width='8' height='8'/>
        <rect id='a' x='12' y='12' width='8' height='8'/>
        <rect id='x#y' x='12' y='2' width='8' height='8' fill='red'/>
        """#)),
    AwkwardDrawing(
      "entities declared inside the file", layers: 1,
      #"""
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
      	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
      	<!ENTITY st0 "fill:#F00;">
      ]>
      <svg xmlns="&ns_svg;" viewBox="0 0 24 24" width="24" height="24">
      <rect style="&st0;" x="3" y="3" width="9" height="9"/>
      </svg>
      """#),
    AwkwardDrawing(
      "figures with fill and dashed stroke", layers: 2,
      icon(
        #"""
        <path d='M2 4l4 4-4 4z M20 20l-4 -4 4 -4z' fill='gold' stroke='#000' stroke-dasharray='2 1' stroke-dashoffset='1'/>
        """#)),
    AwkwardDrawing(
      "a filter set by a class", layers: 2,
      icon(
        #"""
        <style>.f{filter:url(#f)}</style>
        <filter id='f'>
        <feGaussianBlur stdDeviation='1'/>
        </filter>
        <rect class='f' x='4' y='4' width='10' height='10' fill='teal'/>
        <rect x='16' y='16' width='4' height='4'/>
        """#)),
    AwkwardDrawing(
      "a filter that is not there", layers: 2,
      icon(
        #"""
        <rect x='2' y='2' width='8' height='8' filter='url(#nope)'/>
        <rect x='12' y='12' width='8' height='8'/>
        """#)),
    AwkwardDrawing(
      "a filter over the tint", layers: 2,
      icon(
        #"""
        <filter id='f'>
        <feGaussianBlur stdDeviation='1'/>
        </filter>
        <g filter='url(#f)'>
        <rect x='4' y='4' width='8' height='8' fill='currentColor'/>
        </g>
        <rect x='14' y='14' width='8' height='8' fill='currentColor'/>
        """#)),
    AwkwardDrawing(
      "foreign content", layers: 1,
      icon(
        #"""
        <foreignObject width='10' height='10'>
        <div xmlns='http://www.w3.org/1999/xhtml'>hi</div>
        </foreignObject>
        <rect x='12' y='12' width='9' height='9'/>
        """#)),
    AwkwardDrawing(
      "a gradient of the tint", layers: 1,
      icon(
        #"""
        <linearGradient id='g'>
        <stop stop-color='currentColor'/>
        <stop offset='1' stop-color='currentColor' stop-opacity='0'/>
        </linearGradient>
        <rect x='2' y='2' width='20' height='20' fill='url(#g)'/>
        """#)),
    AwkwardDrawing(
      "opacity over parts that overlap", layers: 1,
      icon(
        #"""
        <g opacity='.5'>
        <rect x='2' y='2' width='12' height='12' fill='red'/>
        <rect x='8' y='8' width='12' height='12' fill='blue'/>
        </g>
        """#)),
    AwkwardDrawing(
      "opacity over parts that do not overlap", layers: 2,
      icon(
        #"""
        <g opacity='.5'>
        <rect x='2' y='2' width='8' height='8' fill='red'/>
        <rect x='12' y='12' width='8' height='8' fill='blue'/>
        </g>
        """#)),
    AwkwardDrawing(
      "hidden elements", layers: 1,
      icon(
        #"""
        <rect width='8' height='8' display='none'/>
        <rect x='8' width='8' height='8' visibility='hidden'/>
        <g visibility='hidden'>
        <rect x='16' width='8' height='8' visibility='visible'/>
        </g>
        <rect y='10' width='8' height='8' style='display:none'/>
        <rect y='16' width='8' height='8' opacity='0'/>
        """#)),
    AwkwardDrawing(
      "coordinates far outside", layers: 2,
      icon(
        #"""
        <rect x='-1e9' y='10' width='2e9' height='4' fill='red'/>
        <path d='M-1e7 -1e7L1e7 1e7' stroke='#00f'/>
        """#)),
    AwkwardDrawing(
      "a huge view box", layers: 1,
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2400000 2400000" width="24" height="24">
      <rect x="200000" y="200000" width="1600000" height="1600000" rx="300000" fill="none" stroke="#000" stroke-width="100000"/>
      </svg>
      """#),
    AwkwardDrawing(
      "an island in a hole", layers: 4,
      icon(
        #"""
        <path d='M3 3h18v18H3zM6 6v12h12V6zM9 9h6v6H9z' fill='#000'/>
        <path fill-rule='evenodd' d='M0 0h2v2H0zM0 22h2v2H0z'/>
        """#)),
    AwkwardDrawing(
      "an isolated group with blending", layers: 2,
      icon(
        #"""
        <g style='isolation:isolate'>
        <rect x='2' y='2' width='14' height='14' fill='red'/>
        <rect x='8' y='8' width='14' height='14' fill='#0f8' style='mix-blend-mode:screen'/>
        </g>
        """#)),
    AwkwardDrawing(
      "markers", layers: 1,
      icon(
        #"""
        <marker id='m' markerWidth='4' markerHeight='4' refX='1' refY='2' orient='auto'>
        <path d='M0 0L4 2L0 4z' fill='red'/>
        </marker>
        <path d='M4 4L20 4L20 20' marker-end='url(#m)' marker-start='url(#m)' fill='none' stroke='#000'/>
        """#)),
    AwkwardDrawing(
      "an alpha mask over a group", layers: 2,
      icon(
        #"""
        <mask id='a' style='mask-type:alpha'>
        <circle cx='12' cy='12' r='8' fill='#000' fill-opacity='.5'/>
        </mask>
        <g mask='url(#a)'>
        <rect width='12' height='24' fill='teal'/>
        <rect x='12' width='12' height='24' fill='red'/>
        </g>
        """#)),
    AwkwardDrawing(
      "a mask in units of the box", layers: 1,
      icon(
        #"""
        <mask id='m' maskContentUnits='objectBoundingBox'>
        <circle cx='.5' cy='.5' r='.4' fill='#fff'/>
        </mask>
        <rect x='2' y='2' width='20' height='20' mask='url(#m)' fill='teal'/>
        """#)),
    AwkwardDrawing(
      "a mask set by a class", layers: 2,
      icon(
        #"""
        <style>.m{mask:url(#m)}</style>
        <mask id='m'>
        <circle cx='12' cy='12' r='8' fill='#fff'/>
        </mask>
        <rect class='m' x='2' y='2' width='20' height='20' fill='teal'/>
        <rect x='20' y='20' width='4' height='4'/>
        """#)),
    AwkwardDrawing(
      "a mask with a gradient", layers: 1,
      icon(
        #"""
        <linearGradient id='g'>
        <stop stop-color='#fff'/>
        <stop offset='1' stop-color='#000'/>
        </linearGradient>
        <mask id='m'>
        <rect width='24' height='24' fill='url(#g)'/>
        </mask>
        <rect x='2' y='2' width='20' height='20' mask='url(#m)' fill='teal'/>
        """#)),
    AwkwardDrawing(
      "a mask in a mask", layers: 1,
      icon(
        #"""
        <mask id='a'>
        <rect width='24' height='24' fill='#fff'/>
        <circle cx='12' cy='12' r='4'/>
        </mask>
        <mask id='b'>
        <g mask='url(#a)'>
        <rect width='18' height='18' fill='#fff'/>
        </g>
        </mask>
        <rect width='24' height='24' fill='teal' mask='url(#b)'/>
        """#)),
    AwkwardDrawing(
      "a mask from another place", layers: 1,
      icon(
        #"""
        <g transform='translate(12 0) scale(.5)'>
        <mask id='a' maskUnits='userSpaceOnUse' x='0' y='0' width='12' height='24'>
        <circle cx='12' cy='12' r='8' fill='#fff'/>
        </mask>
        </g>
        <g transform='rotate(20)'>
        <rect x='2' width='20' height='20' fill='teal' mask='url(#a)'/>
        </g>
        """#)),
    AwkwardDrawing(
      "media queries and imports", layers: 1,
      icon(
        #"""
        <style>@media (prefers-color-scheme: dark){rect{fill:red}} @media print {rect{fill:blue}} rect{fill:green} @import url(http://127.0.0.1/x.css);</style>
        <rect x='2' y='2' width='20' height='20'/>
        """#)),
    AwkwardDrawing(
      "inner viewports that clip or do not", layers: 2,
      icon(
        #"""
        <svg x='4' y='4' width='8' height='8' overflow='visible'>
        <circle r='3'/>
        </svg>
        <svg x='14' y='14' width='6' height='6'>
        <circle r='5' cx='5' cy='5'/>
        </svg>
        """#)),
    AwkwardDrawing(
      "a size without a view box", layers: 2,
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">
      <rect x="2" y="2" width="8" height="8"/>
      <circle cx="30" cy="10" r="10"/>
      </svg>
      """#),
    AwkwardDrawing(
      "half-transparent contours that overlap", layers: 1,
      icon(
        #"""
        <path d='M2 2h12v12H2zM8 8h12v12H8z' fill='#000' fill-opacity='.5'/>
        """#)),
    AwkwardDrawing(
      "paint order", layers: 2,
      icon(
        #"""
        <path d='M4 12h16' stroke='red' stroke-width='6' fill='none' />
        <circle cx='12' cy='12' r='8' fill='gold' stroke='#000' stroke-width='4' style='paint-order:stroke'/>
        """#)),
    AwkwardDrawing(
      "aspect ratio: at the far corner", layers: 2,
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="40" height="40" preserveAspectRatio="xMaxYMax meet">
      <rect x="2" y="2" width="6" height="6" fill="none" stroke="#000"/>
      <circle cx="14" cy="5" r="3"/>
      </svg>
      """#),
    AwkwardDrawing(
      "aspect ratio: none", layers: 2,
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="40" height="40" preserveAspectRatio="none">
      <rect x="2" y="2" width="6" height="6" fill="none" stroke="#000"/>
      <circle cx="14" cy="5" r="3"/>
      </svg>
      """#),
    AwkwardDrawing(
      "a pattern", layers: 1,
      icon(
        #"""
        <pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'>
        <circle cx='2' cy='2' r='1.5' fill='purple'/>
        </pattern>
        <rect x='2' y='2' width='20' height='20' fill='url(#p)'/>
        """#)),
    AwkwardDrawing(
      "a stroke in percent", layers: 1,
      icon(
        #"""
        <circle cx='12' cy='12' r='8' fill='none' stroke='#000' stroke-width='10%'/>
        """#)),
    AwkwardDrawing(
      "a colour of the root's own", layers: 1,
      #"""
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" style="color:red">
      <rect x="2" y="2" width="8" height="8" fill="currentColor"/>
      </svg>
      """#),
    AwkwardDrawing(
      "parts scaled to nothing", layers: 1,
      icon(
        #"""
        <g transform='scale(0)'>
        <rect width='10' height='10'/>
        </g>
        <rect x='12' y='12' width='10' height='10' transform='scale(1 0)'/>
        <rect x='12' y='12' width='10' height='10'/>
        """#)),
    AwkwardDrawing(
      "the switch that Illustrator writes", layers: 2,
      icon(
        #"""
        <switch>
        <foreignObject requiredExtensions='http://ns.adobe.com/AdobeIllustrator/10.0/' width='1' height='1'/>
        <g>
        <rect x='2' y='2' width='8' height='8'/>
        <circle cx='18' cy='18' r='3'/>
        </g>
        </switch>
        """#)),
    AwkwardDrawing(
      "text with spans and spacing", layers: 1,
      icon(
        #"""
        <text x='2' y='16' font-size='10' letter-spacing='1' fill='green'>Ab<tspan fill='red' dy='2'>c</tspan>
        </text>
        """#)),
    AwkwardDrawing(
      "large outlined text", layers: 1,
      icon(
        #"""
        <text x='12' y='20' font-size='24' text-anchor='middle' font-weight='bold' stroke='red' stroke-width='.5'>W</text>
        """#)),
    AwkwardDrawing(
      "text on a path, and right to left", layers: 2,
      icon(
        #"""
        <text x='1' y='12' font-size='8'>
        <textPath href='#p'>curve</textPath>x</text>
        <path id='p' d='M2 20C8 10 16 10 22 20' fill='none'/>
        <text x='1' y='22' font-size='6' direction='rtl'>&#x5d0;</text>
        """#)),
    AwkwardDrawing(
      "text by reference", layers: 2,
      icon(
        #"""
        <text id='t' x='2' y='12'>a</text>
        <text>
        <tref xlink:href='#t'/>
        </text>
        """#)),
    AwkwardDrawing(
      "copies of a symbol with several parts", layers: 4,
      icon(
        #"""
        <defs>
        <symbol id='s' viewBox='0 0 10 10'>
        <rect width='4' height='4' fill='red'/>
        <circle cx='7' cy='7' r='2' fill='blue'/>
        </symbol>
        </defs>
        <use href='#s' width='12' height='12'/>
        <use xlink:href='#s' x='12' y='12' width='12' height='12' opacity='.5'/>
        """#)),
    AwkwardDrawing(
      "strokes that should not scale", layers: 1,
      icon(
        #"""
        <g transform='scale(4)'>
        <rect x='1' y='1' width='4' height='4' fill='none' stroke='#000' stroke-width='1' vector-effect='non-scaling-stroke'/>
        </g>
        """#)),
  ]
}

/// A drawing in a box of 24.
private func icon(_ body: String) -> String {
  "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 24 24\" "
    + "width=\"24\" height=\"24\">\(body)</svg>"
}
