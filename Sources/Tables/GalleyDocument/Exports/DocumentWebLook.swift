import GalleyTables
import GalleyPrint
import GalleyTemplate

/// The style sheet of a report's web page: that of tables, and what texts and figures add.
struct DocumentWebLook {
  private let report: ReportFile

  init(_ report: ReportFile) { self.report = report }

  var sheet: String {
    let mono = report.style.fonts.monospaced.filter { $0 != "\"" && $0 != "\\" && $0 != "<" && !$0.isNewline }
    let family = ":root{--mono:\"\(mono)\",ui-monospace,monospace}\n"
    let justified = report.isJustified ? "main p{text-align:justify}\n" : ""
    let hyphens =
      report.isHyphenated ? report.isJustified ? Self.hyphens : "@media (max-width:40rem){\(Self.hyphens)}\n" : ""
    return WebPageLook(report.style).sheet + WebPageLook.charts + family + Self.rules + justified + hyphens
  }

  private static let hyphens = "main p,main li{hyphens:auto}\n"

  private static let rules = """
    html{scroll-padding-top:1rem}
    body{width:auto;min-width:0;max-width:46rem;padding:3rem 1.5rem 5rem;font-size:16px;line-height:1.6;\
    overflow-wrap:break-word}
    header,nav,section{position:static;max-width:none}
    header{margin-bottom:3rem}h1{font-size:2.4rem;line-height:1.15;margin:0 0 .5rem}
    .subtitle{font-size:1.2rem;font-weight:400}.facts{margin-top:.8rem;font-size:.95rem}
    h2,h3,h4,h5,h6{font-family:var(--heading);line-height:1.25;text-wrap:balance;break-after:avoid}
    main>h1{margin-top:3rem}h2{font-size:1.65rem;font-weight:700;margin:3rem 0 .8rem}
    h3{font-size:1.25rem;font-weight:600;margin:2.2rem 0 .6rem}h4{font-size:1.05rem;font-weight:600;margin:1.8rem 0 .5rem}
    h5,h6{font-size:1rem;font-weight:600;margin:1.5rem 0 .4rem}
    .number{margin-inline-end:.35em}
    .anchor{margin-inline-start:.4em;color:var(--muted);text-decoration:none;font-weight:400;opacity:0}
    :hover>.anchor,.anchor:focus{opacity:1}
    main p{margin:.8rem 0}main>:first-child{margin-top:0}
    main ul,main ol{padding-inline-start:1.7rem;margin:.8rem 0}main li{margin:.3rem 0}
    .task{list-style:none;margin-inline-start:-1.4rem}
    nav{margin:0 0 3rem}nav h2{font-size:1.15rem;margin:0 0 .6rem}
    nav ol{columns:auto;list-style:none;padding:0;margin:0}nav ol ol{padding-inline-start:1.4rem}
    nav li{margin:.2rem 0}nav>ol>li>a{font-weight:600}
    nav a{color:inherit;text-decoration:none}nav a:hover{text-decoration:underline}
    blockquote{margin:1rem 0;padding-inline-start:1rem;border-inline-start:3px solid var(--rule);color:var(--muted)}
    code{font:.86em var(--mono);background:var(--band);border-radius:3px;padding:.1em .3em}
    pre{background:var(--band);border-radius:6px;padding:.8rem 1rem;overflow-x:auto;line-height:1.45}
    pre code{background:none;padding:0}
    hr{border:0;border-top:1px solid var(--rule);margin:2rem 0}
    sup{font-size:.7em;line-height:0}sup a{text-decoration:none}
    figure{margin:2rem 0}figcaption{font-size:.88rem;line-height:1.45;color:var(--muted);margin-top:.7rem}
    .group th>span{left:auto;inset-inline-start:.4rem}
    .table figcaption{margin:0 0 .6rem}
    .wide{margin:1rem 0;overflow:visible}.table .wide{margin:0}
    .data,.small{font-size:.88rem;line-height:1.4}.data{min-width:auto}.small{font-size:.92rem}.c{text-align:center}
    .plates{display:flex;flex-wrap:wrap;gap:1.25rem}.plate{max-width:100%}.plate p{margin:.3rem 0 0;font-size:.85rem;\
    color:var(--muted)}
    .plate svg{display:block;width:100%;height:auto}.framed{outline:1px solid var(--rule)}
    img.inline{max-width:100%;vertical-align:baseline}
    figure>img{max-width:100%;height:auto;display:block}
    .footnotes{border-top:1px solid var(--rule);margin-top:4rem;padding-top:1rem;font-size:.88rem;color:var(--muted)}
    .footnotes ol{padding-inline-start:1.7rem}.footnotes p{margin:.4rem 0}.back{text-decoration:none}
    :target{scroll-margin-top:3rem}.footnotes :target{background:var(--band)}
    @media (max-width:48rem){body{padding:1.75rem 1rem 3rem;font-size:15px}h1{font-size:1.9rem}h2{font-size:1.4rem}\
    .wide{overflow:auto;max-height:85vh}}
    @media print{@page{margin:20mm 18mm}body{max-width:none;padding:0;font-size:10pt;line-height:1.5}\
    .data,.small{font-size:8.5pt}.data thead{position:static}.wide{overflow:visible;max-height:none}\
    figure{break-inside:avoid}.table{break-inside:auto}.table figcaption{break-after:avoid}\
    p,li{orphans:2;widows:2}.break{break-after:page}.anchor,.back{display:none}\
    h1{font-size:24pt}h2{font-size:16pt}h3{font-size:12.5pt}pre,blockquote{break-inside:avoid}}

    """
}
