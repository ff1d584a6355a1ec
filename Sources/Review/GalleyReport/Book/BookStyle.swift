import GalleyTables

/// How the page of a book looks.
enum BookStyle {
  /// The style sheet of a page: colours and type are those of all reports.
  static var text: String { PageStyle.colors + "\n" + rules }

  private static let rules = #"""
    html { scroll-padding-top: 20px; scroll-behavior: smooth; }
    h3, h4, table, caption { margin: 0; padding: 0; font: inherit; }
    .rail { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 22px 14px; background: var(--panel);
      border-right: 1px solid var(--line); scrollbar-width: thin; }
    .brand { padding: 0 8px 14px; }
    .brand .tool { display: block; font-weight: 680; letter-spacing: -.01em; }
    .brand .title { display: block; font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }
    .places a { display: block; padding: 3px 8px; border-radius: 6px; font-size: 13px; font-weight: 560; overflow-wrap: anywhere; }
    .places ol { margin: 0 0 10px; }
    .places ol a { padding-left: 18px; font-weight: 400; color: var(--soft); }
    .places a:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); color: var(--ink); }
    .places a[aria-current] { color: var(--ink); background: var(--raised); box-shadow: 0 0 0 1px var(--line); }
    .rail .button { margin: 14px 8px 0; }
    main { padding: 36px clamp(16px, 4vw, 56px) 96px; max-width: 1180px; }
    main:focus, section:focus { outline: none; }
    .soft, .note, figcaption, .captions { color: var(--soft); }
    .front { padding-bottom: 26px; margin-bottom: 40px; border-bottom: 1px solid var(--line); }
    .contents { margin: 22px 0 26px; }
    .contents li { padding: 5px 0; }
    .contents a { display: block; font-weight: 560; color: var(--focus); }
    .contents span { display: block; font-size: 13px; }
    .chapter + .chapter { margin-top: 64px; padding-top: 40px; border-top: 1px solid var(--line); }
    .opening { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 40px; align-items: start; }
    .opening .cover { width: min(230px, calc(440px * var(--ratio))); height: auto; box-shadow: 0 0 0 1px var(--line), var(--shade); }
    .name { font-size: 32px; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }
    .lead { max-width: 68ch; margin-top: 12px; text-wrap: pretty; }
    .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 20px; margin-top: 22px; font-size: 13px; }
    .facts dt { color: var(--soft); }
    .facts dd { overflow-wrap: anywhere; }
    section { padding-top: 52px; }
    .section { font-size: 21px; font-weight: 620; letter-spacing: -.012em; }
    .note { max-width: 76ch; margin: 4px 0 12px; font-size: 13px; }
    section > p { max-width: 84ch; margin-top: 8px; text-wrap: pretty; }
    h4 { margin-top: 26px; font-size: 15px; font-weight: 620; }
    .captions { font-size: 13px; }
    .links { display: flex; flex-wrap: wrap; gap: 2px 14px; margin-top: 4px; font-size: 13px; }
    .links a, td a { color: var(--focus); text-decoration: underline; text-underline-offset: 2px; text-decoration-thickness: 1px; }
    figure svg { display: block; max-width: 100%; height: auto; box-shadow: 0 0 0 1px var(--line), var(--shade); }
    figcaption { margin-top: 6px; font-size: 12px; line-height: 1.4; }
    figcaption b { color: var(--focus); font-weight: 560; }
    .pair { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; margin-top: 14px; }
    .pair figure { flex: var(--w) 1 0; max-width: calc(var(--w) * 1px); min-width: min(240px, 100%); }
    .drawing { margin-top: 18px; max-width: 760px; }
    .drawing svg { width: 100%; }
    .sheet { display: flex; flex-wrap: wrap; gap: 18px; margin-top: 12px; align-items: flex-start; }
    .sheet figure { flex: 0 1 auto; max-width: min(46%, 200px); }
    .strip figure { max-width: 108px; }
    .js .strip figure { cursor: pointer; }
    .js .strip figure:hover svg, .strip figure[aria-current] svg { box-shadow: 0 0 0 2px var(--focus); }
    .finding { display: grid; grid-template-columns: minmax(0, 300px) minmax(0, 1fr); gap: 24px; padding: 18px 0;
      border-bottom: 1px solid var(--line); }
    .finding h4 { margin: 0 0 3px; }
    .finding .number { color: var(--failed); margin-right: 4px; }
    .finding p { max-width: 68ch; text-wrap: pretty; }
    .finding .soft { font-size: 13px; overflow-wrap: anywhere; }
    .crop svg { display: block; max-width: 100%; height: auto; box-shadow: 0 0 0 1px var(--line); }
    .finding:target, .plate:target { background: var(--panel); box-shadow: 0 0 0 10px var(--panel); border-radius: 2px; }
    .table { margin-top: 16px; overflow-x: auto; scrollbar-width: thin; }
    table { border-collapse: collapse; min-width: 60%; font-size: 13px; line-height: 1.4; }
    caption { padding-bottom: 6px; text-align: left; font-weight: 620; font-size: 14px; }
    th, td { padding: 6px 18px 6px 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
    th { color: var(--soft); font-weight: 560; vertical-align: bottom; border-bottom-color: var(--soft); }
    th button { all: unset; cursor: pointer; display: inline-flex; gap: 4px; }
    th button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
    th button::after { content: "↕"; opacity: .35; }
    th[aria-sort=ascending] button::after { content: "↑"; opacity: 1; }
    th[aria-sort=descending] button::after { content: "↓"; opacity: 1; }
    .number { text-align: right; }
    td.number { white-space: nowrap; }
    h4 .number { text-align: left; }
    .film .screen { margin-top: 20px; }
    .film .shown { display: block; width: min(100%, 480px, calc(70vh * var(--ratio))); height: auto;
      box-shadow: 0 0 0 1px var(--line), var(--shade); }
    .film .dial { display: flex; gap: 12px; align-items: center; max-width: 720px; margin: 14px 0 6px; }
    .film .dial input { flex: 1; margin: 0; accent-color: var(--focus); }
    .film output { min-width: 24ch; font-size: 13px; color: var(--soft); text-align: right; }
    .button { padding: 3px 11px; font: inherit; font-size: 13px; line-height: 1.6; color: var(--ink); background: var(--raised);
      border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
    .button:hover { border-color: var(--soft); }
    kbd { padding: 0 4px; }
    dialog { width: min(520px, calc(100vw - 32px)); padding: 24px 28px; color: var(--ink); background: var(--raised);
      border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shade); }
    dialog::backdrop { background: #0006; }
    dialog dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 9px 20px; margin: 18px 0; }
    dialog dd { color: var(--soft); }
    .switch { display: block; margin-bottom: 18px; font-size: 13px; color: var(--soft); }
    @media (max-width: 860px) {
      body { display: block; }
      .rail { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); }
      .places ol { display: none; }
      .opening, .finding { grid-template-columns: minmax(0, 1fr); gap: 14px; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    @media print {
      body { display: block; }
      .rail, .film .screen, dialog { display: none !important; }
      .plate, .finding, figure, tr { break-inside: avoid; }
    }
    """#
}
