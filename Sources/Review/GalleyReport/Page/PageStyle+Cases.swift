import GalleyTables

extension PageStyle {
  /// A case: its sentences, its dials, and its pictures side by side.
  static let cases = #"""
    .case { padding: 26px 0 44px; content-visibility: auto; contain-intrinsic-size: auto 900px; border-bottom: 1px solid var(--line); }
    .js .case, .js .overview { display: none; border: 0; }
    .js .is-current { display: block; content-visibility: visible; }
    .kicker { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline; font-size: 13px; color: var(--soft); }
    .kicker .sign { width: auto; }
    .kicker .verdict { font-weight: 600; }
    .kicker .name, .kicker .place { font: 12px/1.6 var(--mono); overflow-wrap: anywhere; }
    .kicker .name { color: var(--ink); }
    .kicker .position { margin-left: auto; }
    .causes { margin-top: 6px; padding-left: 10px; border-left: 3px solid var(--line); font-size: 13px; color: var(--soft); }
    .case h2 { margin: 8px 0 6px; }
    .sentences { max-width: 96ch; font-size: 14px; line-height: 1.45; color: var(--soft); }
    .sentences li { padding: 1px 0; text-wrap: pretty; }
    details { font-size: 14px; }
    summary { width: max-content; max-width: 100%; color: var(--soft); cursor: pointer; }
    details[open] summary { margin-bottom: 4px; }
    .history { margin-top: 8px; font-size: 13px; color: var(--soft); }
    .accept { margin-top: 10px; font-size: 13px; color: var(--soft); }
    .accept code { display: inline-block; padding: 1px 8px; color: var(--ink); background: var(--panel); border: 1px solid var(--line);
      border-radius: 6px; user-select: all; overflow-wrap: anywhere; }
    .quiet { font-size: 13px; color: var(--soft); }
    .scrubber { max-width: 760px; margin-top: 18px; }
    .strip { display: block; width: calc(100% - 16px); height: 8px; margin: 0 8px; border-radius: 2px; }
    .strip rect { fill: var(--line); }
    .strip path { fill: var(--failed); }
    .scrubber .row { display: flex; gap: 10px; align-items: center; }
    .track { flex: 1 1 120px; }
    .scrubber .told { margin-top: 8px; }
    .scrubber output { min-width: 17ch; font-size: 13px; color: var(--soft); text-align: right; }
    .js .dial, .js .swap { display: none !important; }
    .dial { max-width: calc(var(--w, 390) * 1px); margin-top: 14px; }
    .stage { display: flex; gap: 22px; align-items: flex-start; margin-top: 20px;
      --cap: max(240px, calc((100vh - 190px) * var(--w) / var(--h))); --width: min(calc(var(--w) * 1px), var(--cap)); }
    body:has(#size-one:checked) .stage { --width: calc(var(--w) * 1px); }
    body:has(#size-two:checked) .stage { --width: calc(var(--w) * 2px); }
    body:has(#size-two:checked) .paper img { image-rendering: pixelated; }
    body:not(:has(#size-fit:checked)) .stage { flex-wrap: wrap; }
    .sheet { flex: 0 1 var(--width); min-width: 0; }
    @media (max-width: 860px) {
      .stage { flex-wrap: wrap; gap: 12px 10px; }
      .sheet { flex: 1 1 calc(50% - 5px); max-width: calc(50% - 5px); }
      .case:not(.pair) .sheet { flex-basis: 100%; max-width: 100%; }
      body:not(:has(#mode-side:checked)) .pair .sheet { max-width: 100%; }
    }
    .paper { position: relative; width: calc(var(--pw) / var(--w) * 100%); border-radius: 3px; box-shadow: 0 0 0 1px var(--line), var(--shade);
      background: repeating-conic-gradient(#f1f1f1 0 25%, #fff 0 50%) 0 / 16px 16px; overflow: hidden; }
    .paper img { display: block; width: 100%; height: auto; }
    .paper > :is(img, svg, .changed) { transform: translate(calc(var(--x, 0) * 100%), calc(var(--y, 0) * 100%)) scale(var(--zoom, 1));
      transform-origin: 0 0; }
    .is-zoomed .paper { cursor: grab; touch-action: none; }
    .is-large .paper img { image-rendering: pixelated; }
    .paper svg { position: absolute; inset: 0; width: 100%; height: auto; }
    figcaption { margin-bottom: 7px; font-size: 12px; line-height: 18px; color: var(--soft); overflow-wrap: anywhere; }
    figcaption::before { content: ""; display: inline-block; width: 9px; height: 9px; margin-right: 7px; border-radius: 2px; }
    .sheet.before > figcaption::before { background: var(--before); }
    .sheet.after > figcaption::before { background: var(--after); }
    .sheet.marks > figcaption::before { background: var(--mark); }
    .areas, .boxes, .legend { display: none; }
    .outline { fill: none; stroke: var(--mark); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .veil { fill: var(--veil); fill-rule: evenodd; }
    .boxes path { fill: transparent; stroke-width: 1; vector-effect: non-scaling-stroke; pointer-events: all; }
    .boxes .common { stroke: #8a8780; stroke-opacity: .7; pointer-events: none; }
    .boxes .old path { stroke: var(--before); stroke-dasharray: 4 4; stroke-width: 1.25; }
    .boxes .new path { stroke: var(--after); stroke-width: 1.25; }
    .boxes g path:hover { fill: color-mix(in srgb, var(--ink) 12%, transparent); }
    .legend { gap: 4px 18px; margin-top: 18px; font-size: 12px; color: var(--soft); }
    .key::before { content: ""; display: inline-block; width: 18px; margin-right: 7px; vertical-align: middle; border-top: 2px solid #8a8780; }
    .key.old::before { border-top: 2px dashed var(--before); }
    .key.new::before { border-color: var(--after); }
    """#

  /// The ways of looking: the same pictures, laid on each other.
  static let views = #"""
    body:not(:has(#mode-side:checked)) .pair .stage { display: grid; grid-template-columns: minmax(0, var(--width)); }
    body:not(:has(#mode-side:checked)) .pair .sheet { grid-area: 1 / 1; width: 100%; }
    body:not(:has(#mode-side:checked)) .pair .sheet.marks { display: none; }

    body:is(:has(#mode-swipe:checked), :has(#mode-onion:checked), :has(#mode-blink:checked)) .pair figcaption { white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; }
    body:is(:has(#mode-swipe:checked), :has(#mode-onion:checked), :has(#mode-blink:checked)) .pair .sheet.before > figcaption { margin-right: 51%; }
    body:is(:has(#mode-swipe:checked), :has(#mode-onion:checked), :has(#mode-blink:checked)) .pair .sheet.after > figcaption { margin-left: 51%;
      text-align: right; }
    .js:is(:has(#mode-swipe:checked), :has(#mode-onion:checked)) .pair .dial { display: block !important; }
    .js:is(:has(#mode-swipe:checked), :has(#mode-onion:checked)) .pair .paper { cursor: ew-resize; touch-action: pan-y; }

    body:has(#mode-swipe:checked) .pair .sheet.after .paper { clip-path: inset(0 0 0 calc(var(--at, 50%) * var(--w) / var(--pw))); }
    body:has(#mode-swipe:checked) .pair .stage::after { content: ""; grid-area: 1 / 1; z-index: 1; width: 2px; align-self: stretch;
      margin: 25px 0 0 calc(var(--at, 50%) - 1px); background: var(--mark); pointer-events: none; }

    body:has(#mode-onion:checked) .pair .sheet.after .paper { opacity: var(--at, 50%); }

    @keyframes blink { 0%, 49.9% { opacity: 1; } 50%, 100% { opacity: 0; } }
    body:has(#mode-blink:checked) .pair .sheet.after > :is(.paper, figcaption) { animation: blink 1.4s step-end infinite; }
    body:has(#mode-blink:checked) .pair .sheet.before > figcaption { animation: blink 1.4s step-end -.7s infinite; }
    @media (prefers-reduced-motion: reduce) {
      body:has(#mode-blink:checked) .pair .sheet > :is(.paper, figcaption) { animation: none !important; }
      body:has(#mode-blink:checked).swapped .pair .sheet.after > :is(.paper, figcaption),
      body:has(#mode-blink:checked):not(.swapped) .pair .sheet.before > figcaption { opacity: 0; }
      .js:has(#mode-blink:checked) .pair .swap { display: block !important; margin-top: 14px; }
      .button:active { transform: none; }
    }

    body:has(#mode-difference:checked) .pair .sheet:is(.before, .after) { display: none; }
    body:has(#mode-difference:checked) .pair .sheet.marks { display: block; }
    body:has(#mode-difference:checked) .pair:not(.marked) .sheet { display: block; }
    body:has(#mode-difference:checked) .pair:not(.marked) .sheet.after { mix-blend-mode: difference; }
    body:has(#mode-difference:checked) .pair:not(.marked) .sheet figcaption { visibility: hidden; }
    body:has(#mode-difference:checked) .pair:not(.marked) .stage { filter: url(#marks); }
    .drawn .paper { width: 100%; aspect-ratio: var(--w) / var(--h); background: #fff; }
    .drawn .ground { opacity: .1; filter: grayscale(1); }
    .drawn .changed { position: absolute; inset: 0; isolation: isolate; filter: url(#marks); }
    .drawn .changed img { position: absolute; left: 0; top: 0; }
    .drawn .changed img:last-child { mix-blend-mode: difference; }

    body:is(:has(#mode-highlight:checked), :has(#mode-layout:checked)) .pair .sheet.before { display: none; }
    body:has(#mode-highlight:checked) .pair .areas { display: block; }
    body:has(#mode-layout:checked) .pair .boxes { display: block; }
    body:has(#mode-layout:checked) .pair.boxed .sheet.after .paper { background: var(--raised); }
    body:has(#mode-layout:checked) .pair.boxed .sheet.after img { opacity: .3; }
    body:has(#mode-layout:checked) .pair .legend { display: flex; flex-wrap: wrap; }
    """#

  /// The choice of verdicts, which is the script's where there is one.
  static let plainFilters = #"""
    html:not(.js):has(#show-attention:checked) :is(.case, .list li).passed,
    html:not(.js):has(#show-failed:checked) :is(.case, .list li):not(.failed),
    html:not(.js):has(#show-new:checked) :is(.case, .list li):not(.new),
    html:not(.js):has(#show-gone:checked) :is(.case, .list li):not(.gone),
    html:not(.js):has(#show-broken:checked) :is(.case, .list li):not(.broken),
    html:not(.js):has(#show-passed:checked) :is(.case, .list li):not(.passed) { display: none; }
    """#
}
