"""
Makes app/styles/fonts: what nearly every word of a page is written with, so that a first page waits for 24 kB instead of 98.
Other letters come from the whole files, where a page has any (app/styles/fonts.css). The result is committed; after an update
of the fonts, or for other letters, weights and widths:
  pip install fonttools==4.66.1 brotli==1.2.0 && python3 scripts/fonts.py
"""

import subprocess
import tarfile
from base64 import b64encode
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.otlLib.builder import buildLookup, buildPairPosClassesSubtable, buildValue
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

root = Path(__file__).resolve().parent.parent
sources = root / "node_modules/@fontsource-variable"
target = root / "app/styles/fonts"
display = "bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2"

# As the unicode-range of app/styles/fonts.css says: ASCII, and what American English sets besides.
letters = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0©·×é–—‘’“”•…−"

# What browsers apply by themselves in English, and the figures of one width; kerning is made anew below.
features = "calt clig liga rclt rlig rvrn tnum".split()

# Kerning comes in steps of four thousandths of the size, the same for all weights, and not for what stands in no heading: at 44 px
# a letter is off by a tenth of a pixel, and the headings' font is 6 kB lighter (docs/performance.md).
step = 4
unkerned = set("#*<=>@[\\]^_`{|}~©×•−+")


def subset(source, text, axes, layout):
    """The font with these letters only, where `axes` are fixed or narrowed."""
    font = instantiateVariableFont(TTFont(sources / source), axes)
    options = Options(layout_features=layout, name_IDs=[0])
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def kerning(font):
    """By how much each pair of glyphs moves together or apart."""
    pairs = {}
    glyphs = font.getGlyphOrder()
    for table in [each for lookup in font["GPOS"].table.LookupList.Lookup for each in lookup.SubTable]:
        for index, left in enumerate(table.Coverage.glyphs):
            if table.Format == 1:
                rights = {pair.SecondGlyph: pair.Value1 for pair in table.PairSet[index].PairValueRecord}
            else:
                row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                rights = {right: row[table.ClassDef2.classDefs.get(right, 0)].Value1 for right in glyphs}
            for right, value in rights.items():
                # The first table that knows a pair counts.
                pairs.setdefault((left, right), getattr(value, "XAdvance", 0) or 0)
    return pairs


def kern(font, weights):
    """Gives the font the mean of the kerning of `weights`, as one table of classes."""
    without = {glyph for code, glyph in font.getBestCmap().items() if chr(code) in unkerned}
    glyphs = [glyph for glyph in font.getGlyphOrder() if glyph not in without]
    all_pairs = [kerning(weight) for weight in weights]

    def value(left, right):
        mean = sum(pairs.get((left, right), 0) for pairs in all_pairs) / len(all_pairs)
        return round(mean / step) * step

    lefts, rights = {}, {}
    for glyph in glyphs:
        lefts.setdefault(tuple(value(glyph, other) for other in glyphs), []).append(glyph)
        rights.setdefault(tuple(value(other, glyph) for other in glyphs), []).append(glyph)
    classes = {}
    for left in lefts.values():
        for right in rights.values():
            if moved := value(left[0], right[0]):
                classes[tuple(left), tuple(right)] = (buildValue({"XAdvance": moved}), None)
    # A pair for form's sake, which makes the tables around the lookup.
    addOpenTypeFeaturesFromString(font, "feature kern { pos a a 1; } kern;", tables=["GPOS"])
    table = buildPairPosClassesSubtable(classes, font.getReverseGlyphMap())
    font["GPOS"].table.LookupList.Lookup[0] = buildLookup([table])


def make(source, text, axes, weights):
    font = subset(source, text, axes, features)
    kern(font, [subset(source, text, {**axes, "wght": weight}, ["kern"]) for weight in weights])
    font.flavor = "woff2"
    file = BytesIO()
    font.save(file)
    return file.getvalue()


for name, source, axes, weights in [
    ("figtree", "figtree/files/figtree-latin-wght-normal.woff2", {"wght": (400, 700)}, [400, 700]),
    ("bricolage", display, {"wght": (700, 800), "wdth": 100}, [700, 800]),
    ("bricolage-condensed", display, {"wght": 800, "wdth": 76}, [800]),
]:
    content = make(source, letters, axes, weights)
    (target / f"{name}.woff2").write_bytes(content)
    print(f"{name}: {len(content)} bytes")

# What Urdu and Persian write and Readex Pro lacks (app/styles/fonts.css), from the font that is next to it in weight and height. Nothing
# else needs that package, so it is no dependency.
urdu = "".join(map(chr, [0x679, 0x67E, 0x686, 0x688, 0x691, 0x698, 0x6A9, 0x6AF, 0x6BE, *range(0x6C0, 0x6C4), 0x6CC, *range(0x6D2, 0x6D5), *range(0x6F0, 0x6FA)]))
with TemporaryDirectory() as folder:
    package = subprocess.run(
        ["npm", "pack", "@fontsource-variable/vazirmatn@5.3.0"], cwd=folder, capture_output=True, text=True, check=True
    ).stdout.strip()
    with tarfile.open(Path(folder) / package) as files:
        files.extractall(folder)
    letters_of_urdu = subset(
        Path(folder) / "package/files/vazirmatn-arabic-wght-normal.woff2",
        urdu,
        {"wght": (400, 700)},
        "calt ccmp curs fina init isol kern liga mark medi mkmk rlig".split(),
    )
letters_of_urdu.flavor = "woff2"
letters_of_urdu.save(target / "urdu.woff2")
print(f"urdu: {(target / 'urdu.woff2').stat().st_size} bytes")

# One kilobyte, within the style sheet: a file of its own cost each first page a request, and the logo a round trip.
wordmark = b64encode(make(display, "HalGo", {"wght": 800, "wdth": 88}, [800])).decode()
(root / "app/styles/wordmark.css").write_text(
    f"""/* The wordmark (app/ui/logo.tsx), made by scripts/fonts.py. */
@font-face {{
  font-family: "Bricolage Grotesque Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 700 800;
  font-stretch: 79% 99%;
  src: url("data:font/woff2;base64,{wordmark}") format("woff2");
  unicode-range: U+0047-0048, U+0061, U+006C, U+006F;
}}
"""
)
