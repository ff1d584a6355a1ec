import GalleyTables
import GalleyMessages

/// How a report looks: colours and type, the frame around the cases, the cases, and the ways of looking at them.
enum PageStyle {
  /// The style sheet of a page with its script: how pictures are looked at stands in attributes of its root.
  ///
  /// Selectors that look for what is checked cost the style of all cases with every picture that is unfolded.
  static var text: String {
    let choices = ReviewPageWords.modes.map { ("mode", $0.id) } + ReviewPageWords.sizes.map { ("size", $0.id) }
    let all = [colors, frame, controls, cases, views, heat, print].joined(separator: "\n")
    return choices.reduce(all) { text, choice in
      let checked = ":has(#\(choice.0)-\(choice.1):checked)"
      // Without the script there is no such attribute, and nothing is another choice.
      return text.replacing(":not(\(checked))", with: ":where([data-\(choice.0)]):not([data-\(choice.0)=\(choice.1)])")
        .replacing(checked, with: "[data-\(choice.0)=\(choice.1)]")
    }
  }

  /// What a page without its script knows besides: the same by what is checked.
  static var plain: String { [cases, views, plainFilters, heat, print].joined(separator: "\n") }

  /// Colours by what they stand for, on light and on dark paper, and the type.
  static let colors = #"""
    :root {
      --paper: #fbfaf8; --panel: #f3f1ed; --raised: #fff; --ink: #1c1b19; --soft: #63605a; --line: #e2dfd8;
      --focus: #1a56c4; --failed: #b42318; --new: #1a56c4; --gone: #8a5300; --broken: #7a2e9e; --passed: #1f7a4d;
      --before: #1f63d1; --after: #c2560a; --mark: #d4183d; --veil: #fbfaf8d9; --shade: 0 1px 2px #0000000d, 0 4px 16px #0000000f;
      --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Inter, "Noto Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      color-scheme: light dark;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #161614; --panel: #1d1d1b; --raised: #272624; --ink: #ecebe6; --soft: #a3a099; --line: #33322e;
        --focus: #8ab4ff; --failed: #ff8a7a; --new: #8ab4ff; --gone: #f0b35a; --broken: #d59bf0; --passed: #6fcf97;
        --before: #6ea8ff; --after: #ff9d4d; --mark: #ff5c7a; --veil: #161614d9; --shade: 0 1px 2px #0006, 0 4px 20px #0006;
      }
    }
    *, *::before, *::after { box-sizing: border-box; }
    html { background: var(--paper); color: var(--ink); font: 15px/1.5 var(--sans); font-variant-numeric: tabular-nums;
      -webkit-text-size-adjust: 100%; scroll-padding-top: 72px; }
    body { margin: 0; display: grid; grid-template-columns: minmax(220px, 300px) minmax(0, 1fr); min-height: 100vh; }
    h1, h2, p, ol, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    h1 { font-size: 30px; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; max-width: 26em; text-wrap: balance; }
    h2 { font-size: 21px; line-height: 1.3; font-weight: 620; letter-spacing: -.012em; max-width: 38em; text-wrap: pretty; }
    ol, ul { list-style: none; }
    a { color: inherit; text-decoration: none; }
    code, kbd { font-family: var(--mono); font-size: .86em; }
    small { font-size: 12px; color: var(--soft); }
    :focus { outline: none; }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .case:focus-visible, .overview:focus-visible { outline: none; }
    .skip { position: fixed; left: 12px; top: -60px; z-index: 9; padding: 8px 14px; background: var(--ink); color: var(--paper);
      border-radius: 8px; }
    .skip:focus { top: 12px; }
    .needs-script, .js .skip { display: none !important; }
    .js .needs-script { display: revert !important; }
    .js .skip { display: block !important; }
    [hidden] { display: none !important; }
    """#

  private static let frame = #"""
    .rail { position: sticky; top: 0; height: 100vh; display: flex; flex-direction: column; gap: 14px; padding: 18px 14px 0;
      background: var(--panel); border-right: 1px solid var(--line); }
    .brand { display: block; padding: 2px 8px; }
    .brand .tool { display: block; font-weight: 680; letter-spacing: -.01em; }
    .brand .title { display: block; font-size: 13px; color: var(--soft); overflow-wrap: anywhere; }
    .search input { width: 100%; padding: 7px 10px; font: inherit; font-size: 13px; color: inherit; background: var(--raised);
      border: 1px solid var(--line); border-radius: 8px; }
    .search input:focus-visible { outline-offset: 0; border-radius: 8px; }
    .list { flex: 1; overflow-y: auto; margin: 0 -6px; padding: 2px 6px 24px; scrollbar-width: thin; }
    .list a { display: grid; grid-template-columns: 18px minmax(0, 1fr) auto; gap: 6px; align-items: baseline; padding: 4px 8px;
      border-radius: 6px; font-size: 13px; line-height: 1.45; }
    .list a:hover { background: color-mix(in srgb, var(--ink) 6%, transparent); }
    .list a[aria-current] { background: var(--raised); box-shadow: 0 0 0 1px var(--line); font-weight: 560; }
    .list .name { display: flex; min-width: 0; white-space: nowrap; }
    .list .folder, .list .file { overflow: hidden; text-overflow: ellipsis; }
    .list .folder { flex: 0 100 auto; color: var(--soft); }
    .list .file { flex: 0 1 auto; }
    .list small { font-weight: 400; }
    main { padding: 0 clamp(16px, 3vw, 44px) 64px; }
    .overview { padding-top: 34px; }
    .overview h1 { margin: 6px 0 26px; }
    .overview h2 { margin: 40px 0 12px; font-size: 15px; }
    .note { max-width: 62ch; margin: 0 0 18px; padding: 10px 14px; border-left: 3px solid var(--gone); background: var(--panel);
      border-radius: 0 8px 8px 0; }
    .digest { max-width: 86ch; border-top: 1px solid var(--line); }
    .digest li { display: grid; grid-template-columns: 24px minmax(0, 1fr); padding: 11px 6px; border-bottom: 1px solid var(--line);
      align-items: baseline; }
    .digest li:hover { background: var(--panel); }
    .digest li.cause { grid-template-columns: 24px minmax(0, 1fr) auto; gap: 0 4px; align-items: start; padding: 14px 6px; }
    .digest li.cause > div { position: relative; }
    .js .digest li.acceptable > div { padding-left: 26px; }
    .digest li.cause > div > .tick { position: absolute; left: 0; top: 5px; }
    .tick { width: 15px; height: 15px; margin: 0; accent-color: var(--focus); }
    .digest .one { display: flex; gap: 8px; align-items: flex-start; }
    .digest .one .tick { flex: none; margin-top: 6px; }
    .js .thumb { position: relative; display: block !important; width: 132px; height: 92px; overflow: hidden; border-radius: 4px;
      box-shadow: 0 0 0 1px var(--line); background: var(--panel); }
    .thumb img { position: absolute; height: auto; max-width: none; }
    .js .approval { position: sticky; top: 62px; z-index: 2; display: flex !important; flex-wrap: wrap; gap: 4px 10px; align-items: center;
      max-width: 86ch; padding: 8px 10px; margin-bottom: 10px; font-size: 13px; color: var(--soft); background: var(--paper); }
    .approval.is-empty :is(code, button) { display: none; }
    .approval code { padding: 1px 8px; color: var(--ink); background: var(--panel); border: 1px solid var(--line); border-radius: 6px;
      user-select: all; overflow-wrap: anywhere; max-height: 6.5em; overflow-y: auto; }
    .js .choices { display: flex !important; flex-wrap: wrap; gap: 5px; padding: 0 2px; }
    .choices select { flex: 1 1 45%; min-width: 0; max-width: 100%; padding: 3px 4px; font: inherit; font-size: 12px; color: inherit;
      background: var(--raised); border: 1px solid var(--line); border-radius: 7px; }
    .digest a { display: block; }
    .digest .alike { margin-top: 4px; font-size: 13px; color: var(--soft); }
    .digest .alike summary { cursor: pointer; }
    .digest .alike a { padding: 3px 0 3px 14px; }
    .digest .says { display: block; font-size: 16px; text-wrap: pretty; }
    .digest .more { display: block; margin-top: 2px; font-size: 13px; color: var(--soft); text-wrap: pretty; }
    .digest .name { display: block; font: 12px/1.6 var(--mono); color: var(--soft); overflow-wrap: anywhere; }
    .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 20px; font-size: 13px; }
    .facts dt { color: var(--soft); }
    .facts dd { overflow-wrap: anywhere; }
    .nothing { padding: 40px 0; color: var(--soft); }
    @media (max-width: 860px) {
      body { display: block; }
      .rail { position: static; height: auto; gap: 9px; border-right: 0; border-bottom: 1px solid var(--line); }
      .list { max-height: 32vh; padding-bottom: 8px; }
      .choices select { flex: 1 1 30%; }
      .bar kbd { display: none; }
    }
    """#

  private static let controls = #"""
    .sign { display: inline-block; width: 16px; text-align: center; font-weight: 700; line-height: 1; }
    .sign.failed, .verdict.failed { color: var(--failed); }
    .sign.new, .verdict.new { color: var(--new); }
    .sign.gone, .verdict.gone { color: var(--gone); }
    .sign.broken, .verdict.broken { color: var(--broken); }
    .sign.passed, .verdict.passed { color: var(--passed); }
    .bar { position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center;
      margin: 0 calc(-1 * clamp(16px, 3vw, 44px)); padding: 11px clamp(16px, 3vw, 44px); border-bottom: 1px solid var(--line);
      background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(10px); }
    .segments { display: flex; flex-wrap: wrap; max-width: 100%; padding: 2px; background: var(--panel);
      border: 1px solid var(--line); border-radius: 9px; }
    .segments label, .choice { position: relative; cursor: pointer; }
    .segments input, .choice input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
    .segments span { display: block; padding: 3px 10px; font-size: 13px; line-height: 1.6; border-radius: 7px; white-space: nowrap;
      color: var(--soft); }
    .segments label:hover span { color: var(--ink); }
    .segments input:checked + span { background: var(--raised); color: var(--ink); font-weight: 560;
      box-shadow: 0 0 0 1px var(--line), 0 1px 2px #00000014; }
    .segments input:focus-visible + span, .choice input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 1px; }
    .segments kbd { margin-right: 6px; font-size: 11px; color: var(--soft); font-weight: 400; }
    .filters { display: flex; flex-wrap: wrap; gap: 5px; padding: 0 2px; }
    .choice span { display: block; padding: 1px 9px; font-size: 12px; border: 1px solid var(--line); border-radius: 99px;
      color: var(--soft); }
    .choice span::first-letter { text-transform: uppercase; }
    .choice small { font-size: 11px; }
    .choice:hover span { color: var(--ink); }
    .choice input:checked + span { background: var(--ink); border-color: var(--ink); color: var(--paper); }
    .choice input:checked + span small { color: inherit; opacity: .7; }
    .js .steps { display: flex !important; gap: 6px; margin-left: auto; }
    .button { padding: 3px 11px; font: inherit; font-size: 13px; line-height: 1.6; color: var(--ink); background: var(--raised);
      border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
    .button:hover { border-color: var(--soft); }
    .button:active { transform: translateY(1px); }
    kbd { padding: 0 4px; }
    @media (max-width: 1180px) {
      html { scroll-padding-top: 116px; }
      body { grid-template-columns: 252px minmax(0, 1fr); }
      .bar .segments kbd { display: none; }
      .bar .segments span { padding: 3px 8px; }
    }
    input[type=range] { width: 100%; margin: 0; accent-color: var(--focus); }
    dialog { width: min(560px, calc(100vw - 32px)); padding: 24px 28px; color: var(--ink); background: var(--raised);
      border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shade); }
    dialog::backdrop { background: #0006; }
    dialog dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 9px 20px; margin: 18px 0; }
    dialog dd { color: var(--soft); }
    dialog kbd { display: inline-block; min-width: 24px; margin-right: 4px; padding: 0 6px; text-align: center; color: var(--ink);
      background: var(--panel); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 6px; }
    dialog dt span { margin-right: 4px; color: var(--soft); }
    .switch { display: block; margin-bottom: 18px; font-size: 13px; color: var(--soft); }
    """#
}
