import GalleyTables

extension PageStyle {
  /// The page on paper: each case whole, with its pictures beside each other, and nothing that is there to be used.
  ///
  /// What stands in a line, as pictures do here, no page parts; of other boxes browsers part captions from pictures.
  static let print = #"""
    @page { margin: 12mm; }
    @media print {
      html { background: #fff; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      body { display: block; }
      :root :is(.rail, .bar, .controls, .skip, .dial, .swap, .lens, .approval, .tick, .scrubber .button, .scrubber input, dialog) {
        display: none !important; }
      .js .case, .js .overview { display: block !important; }
      .case, .overview { padding: 0 0 10mm; break-inside: avoid; content-visibility: visible; }
      .stage { display: inline-flex; width: 100%; gap: 10px; margin-top: 12px; flex-wrap: nowrap !important;
        --cap: calc(60vh * var(--w) / var(--h)); }
      .sheet, .case:not(.pair) .sheet { flex: 0 1 var(--width) !important; max-width: calc((100% - 20px) / 3) !important; }
      .paper { box-shadow: 0 0 0 1px var(--line); }
    }
    """#
}
