import GalleyTables

extension PageStyle {
  /// How much each pixel differs, as heat; the grid of pixels, and the magnifier.
  static let heat = #"""
    body:has(#mode-heat:checked) .pair .stage { filter: url(#heat); }
    body:has(#mode-heat:checked) .pair .sheet figcaption { visibility: hidden; }
    body:has(#mode-heat:checked) .pair .paper { box-shadow: none; border-radius: 0; }
    body:has(#mode-heat:checked) .pair .sheet.after { mix-blend-mode: difference; }
    .heat-key { display: none; align-items: center; gap: 8px; font-size: 12px; color: var(--soft); }
    .heat-key i { width: 120px; height: 10px; border-radius: 2px; box-shadow: 0 0 0 1px var(--line);
      background: linear-gradient(90deg, #000, #590d73, #cc3359, #ff8c1a, #ffe64d, #fff); }
    body:has(#mode-heat:checked) .heat-key { display: flex; }
    .filters-of-pictures { position: absolute; width: 0; height: 0; }

    .is-gridded .paper::after { content: ""; position: absolute; inset: 0; pointer-events: none; transform-origin: 0 0;
      transform: translate(calc(var(--x, 0) * 100%), calc(var(--y, 0) * 100%)) scale(var(--zoom, 1));
      background-image: linear-gradient(90deg, #8c8c8c99 calc(1px / var(--zoom, 1)), #0000 0),
        linear-gradient(#8c8c8c99 calc(1px / var(--zoom, 1)), #0000 0);
      background-size: calc(100% / var(--n)) calc(100% / var(--m)); }

    .js #magnify[aria-pressed=true] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
    .is-magnified .paper { cursor: crosshair !important; touch-action: none; }
    .lens { position: fixed; left: 0; top: 0; z-index: 8; display: flex; gap: 8px; padding: 8px; pointer-events: none; color: var(--ink);
      background: var(--raised); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shade); }
    .lens div { position: relative; width: 120px; }
    .lens canvas { display: block; width: 120px; height: 120px; image-rendering: pixelated; border-radius: 3px;
      background: repeating-conic-gradient(#f1f1f1 0 25%, #fff 0 50%) 0 / 16px 16px; box-shadow: 0 0 0 1px var(--line); }
    .lens div::before { content: ""; position: absolute; left: 55px; top: 55px; width: 10px; height: 10px; border: 1px solid #fff;
      outline: 1px solid #000; }
    .lens span { display: flex; align-items: center; gap: 5px; margin-top: 5px; font-size: 11px; color: var(--soft); }
    .lens b { font: 12px/1.5 var(--mono); color: var(--ink); }
    .lens i { flex: none; width: 10px; height: 10px; border-radius: 2px; box-shadow: 0 0 0 1px var(--line); }
    .lens.is-other .after b { color: var(--mark); }
    .lens p { position: absolute; right: 10px; bottom: 100%; margin: 0 0 3px; padding: 0 6px; font: 11px/1.6 var(--mono);
      background: var(--raised); border: 1px solid var(--line); border-radius: 5px; }
    """#
}
