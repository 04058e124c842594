"""Drawing primitives of the sample art: 960 x 600, a ground that reaches far beyond, words as outlines."""
import math, os, sys
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.pens.basePen import BasePen

W, H = 960, 600
FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../brand/fonts/')
INK, TEAL, GOLD, PAPER, MIST = '#10182b', '#0e6f6b', '#f2a33a', '#faf8f4', '#e8eceb'

class Theme:
    def __init__(s, bg, fg, main, soft, line, mid, lift):
        s.bg, s.fg, s.main, s.soft, s.line, s.mid, s.lift, s.gold = bg, fg, main, soft, line, mid, lift, GOLD
T = {
    'mist': Theme('#e3e9e7', INK, TEAL, '#cad5d2', '#9db0ad', '#6fa5a1', PAPER),
    'paper': Theme('#f1ebdf', INK, TEAL, '#e0d6c4', '#b9ad97', '#6fa5a1', PAPER),
    'sky': Theme('#cfe2df', INK, TEAL, '#b3d0cb', '#7ea9a4', '#58938e', '#f2f7f5'),
    'ink': Theme('#131c31', PAPER, '#6bb8b1', '#202c47', '#4a5775', '#3d8580', '#2a3757'),
    'teal': Theme('#0b5754', PAPER, '#c3e1dd', '#0f6a66', '#4c9a95', '#7fbdb7', '#137a75'),
}

def r(v):
    s = f'{v:.1f}'
    s = s[:-2] if s.endswith('.0') else s
    return '0' if s == '-0' else s

class RelPen(BasePen):
    """Outlines with relative commands, so that the same letter is the same text and compresses away."""
    def __init__(s, gs, sc): super().__init__(gs); s.sc = sc; s.out = []; s.cur = (0, 0)
    def q(s, p): return (round(p[0] * s.sc * 10) / 10, round(-p[1] * s.sc * 10) / 10)
    def d(s, p):
        x, y = s.q(p); t = r(x - s.cur[0]) + (',' if y - s.cur[1] >= 0 else '') + r(y - s.cur[1]); return t
    def mv(s, p): s.cur = s.q(p)
    def _moveTo(s, p): s.out.append('m' + s.d(p)); s.mv(p); s.st = s.cur
    def _lineTo(s, p):
        s.out.append('l' + s.d(p)); s.mv(p)
    def _curveToOne(s, a, b, c): s.out.append('c' + s.d(a) + ' ' + s.d(b) + ' ' + s.d(c)); s.mv(c)
    def _qCurveToOne(s, a, b): s.out.append('q' + s.d(a) + ' ' + s.d(b)); s.mv(b)
    def _closePath(s): s.out.append('z'); s.cur = s.st

class Font:
    def __init__(s, name, w):
        f = TTFont(FONTS + name + '-latin.woff2'); s.f = instantiateVariableFont(f, {'wght': w})
        s.cm = s.f.getBestCmap(); s.gs = s.f.getGlyphSet(); s.upm = s.f['head'].unitsPerEm; s.hm = s.f['hmtx']
        s.cache = {}
    def width(s, t, size): return sum(s.hm[s.cm[ord(c)]][0] for c in t) * size / s.upm
    def path(s, t, x, y, size):
        out = []; sc = size / s.upm
        for c in t:
            g = s.cm[ord(c)]
            if (g, size) not in s.cache:
                pen = RelPen(s.gs, sc); s.gs[g].draw(pen); s.cache[g, size] = ''.join(pen.out)
            if s.cache[g, size]: out.append(f'M{r(x)},{r(y)}' + s.cache[g, size])
            x += s.hm[g][0] * sc
        return ''.join(out)
SERIF, SANS, BOLD = Font('fraunces', 500), Font('instrument-sans', 500), Font('instrument-sans', 620)

class D:
    def __init__(s, theme='mist', w=W, h=H, bleed=True):
        s.t = T[theme]; s.w, s.h = w, h; s.o = []
        if bleed: s.o.append(f'<path fill="{s.t.bg}" d="M{-w},{-1.2*h:.0f}h{3*w}v{3.4*h:.0f}h{-3*w}z"/>')
    def c(s, name): return name if name.startswith('#') or name == 'none' else getattr(s.t, name)
    def raw(s, x): s.o.append(x)
    def _st(s, fill, stroke, sw, dash, op, cap='round'):
        a = f' fill="{s.c(fill)}"' if fill else ' fill="none"'
        if stroke: a += f' stroke="{s.c(stroke)}" stroke-width="{sw}" stroke-linecap="{cap}" stroke-linejoin="round"'
        if dash: a += f' stroke-dasharray="{dash}"'
        if op: a += f' opacity="{op}"'
        return a
    def path(s, d, fill=None, stroke=None, sw=3, dash=None, op=None, cap='round'):
        s.o.append(f'<path d="{d}"' + s._st(fill, stroke, sw, dash, op, cap) + '/>')
    def rect(s, x, y, w, h, fill='main', stroke=None, sw=3, rx=0, op=None, dash=None):
        s.o.append(f'<rect x="{r(x)}" y="{r(y)}" width="{r(w)}" height="{r(h)}"' + (f' rx="{rx}"' if rx else '') + s._st(fill, stroke, sw, dash, op, 'butt') + '/>')
    def rects(s, boxes, fill='main', op=None, stroke=None, sw=3):
        s.path(''.join(f'M{r(x)},{r(y)}h{r(w)}v{r(h)}h{r(-w)}z' for x, y, w, h in boxes), fill, stroke, sw, None, op)
    def circ(s, x, y, rad, fill='main', stroke=None, sw=3, op=None, dash=None):
        s.o.append(f'<circle cx="{r(x)}" cy="{r(y)}" r="{r(rad)}"' + s._st(fill, stroke, sw, dash, op) + '/>')
    def dots(s, pts, rad, fill='main', op=None):
        """Many discs as the round caps of one path."""
        s.path(''.join(f'M{r(x)},{r(y)}h0' for x, y in pts), None, fill, rad * 2, None, op)
    def line(s, x1, y1, x2, y2, stroke='fg', sw=3, dash=None, op=None, cap='round'):
        s.path(f'M{r(x1)},{r(y1)}L{r(x2)},{r(y2)}', None, stroke, sw, dash, op, cap)
    def lines(s, segs, stroke='line', sw=2, dash=None, op=None, cap='round'):
        s.path(''.join(f'M{r(a)},{r(b)}L{r(c)},{r(e)}' for a, b, c, e in segs), None, stroke, sw, dash, op, cap)
    def poly(s, pts, fill=None, stroke=None, sw=3, close=False, dash=None, op=None):
        s.path('M' + 'L'.join(f'{r(x)},{r(y)}' for x, y in pts) + ('z' if close else ''), fill, stroke, sw, dash, op)
    def curve(s, pts, stroke='main', sw=5, fill=None, base=None, dash=None, op=None, tension=.5):
        """A smooth line through points (monotone in x); with `base`, closed down to it."""
        d = f'M{r(pts[0][0])},{r(pts[0][1])}'
        for i in range(len(pts) - 1):
            p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, len(pts) - 1)]
            k = tension / 3 * 1.0
            c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
            c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
            d += f'C{r(c1[0])},{r(c1[1])} {r(c2[0])},{r(c2[1])} {r(p2[0])},{r(p2[1])}'
        if base is not None: s.path(d + f'V{r(base)}H{r(pts[0][0])}z', fill, None, 0, None, op)
        else: s.path(d, None, stroke, sw, dash, op)
    def link(s, x1, y1, x2, y2, stroke='line', sw=3, dash=None, op=None, bend=.5):
        """A flowing horizontal connection."""
        m = (x2 - x1) * bend
        s.path(f'M{r(x1)},{r(y1)}C{r(x1+m)},{r(y1)} {r(x2-m)},{r(y2)} {r(x2)},{r(y2)}', None, stroke, sw, dash, op)
    def band(s, x1, a1, b1, x2, a2, b2, fill='soft', op=None):
        """A flow between two vertical spans."""
        m = (x1 + x2) / 2
        s.path(f'M{r(x1)},{r(a1)}C{r(m)},{r(a1)} {r(m)},{r(a2)} {r(x2)},{r(a2)}V{r(b2)}C{r(m)},{r(b2)} {r(m)},{r(b1)} {r(x1)},{r(b1)}z', fill, None, 0, None, op)
    def arc(s, x, y, rad, a0, a1, stroke='main', sw=20, cap='butt', op=None, dash=None):
        """An arc, in degrees clockwise from twelve o'clock."""
        if a1 - a0 >= 359.99: return s.circ(x, y, rad, None, stroke, sw, op)
        p = lambda a: (x + rad * math.sin(math.radians(a)), y - rad * math.cos(math.radians(a)))
        (ax, ay), (bx, by) = p(a0), p(a1)
        s.path(f'M{r(ax)},{r(ay)}A{r(rad)},{r(rad)} 0 {int(a1-a0>180)} 1 {r(bx)},{r(by)}', None, stroke, sw, dash, op, cap)
    def arrow(s, x1, y1, x2, y2, stroke='fg', sw=3, head=13, dash=None):
        a = math.atan2(y2 - y1, x2 - x1)
        s.line(x1, y1, x2, y2, stroke, sw, dash)
        h = lambda o: (x2 + head * math.cos(a + o), y2 + head * math.sin(a + o))
        s.poly([h(2.55), (x2, y2), h(-2.55)], None, stroke, sw)
    def cross(s, x, y, k=9, stroke='gold', sw=4): s.lines([(x-k, y-k, x+k, y+k), (x-k, y+k, x+k, y-k)], stroke, sw)
    def tick(s, x, y, k=9, stroke='gold', sw=4): s.poly([(x-k, y), (x-k*.25, y+k*.75), (x+k, y-k*.8)], None, stroke, sw)
    def text(s, t, x, y, size=28, fill='fg', anchor='l', font=SANS, op=None):
        w = font.width(t, size)
        x -= {'l': 0, 'm': w / 2, 'r': w}[anchor]
        s.o.append(f'<path fill="{s.c(fill)}"' + (f' opacity="{op}"' if op else '') + f' d="{font.path(t, x, y, size)}"/>')
        return w
    def big(s, t, x, y, size=96, fill='fg', anchor='l'): return s.text(t, x, y, size, fill, anchor, SERIF)
    def lab(s, t, x, y, size=27, fill='fg', anchor='l', op=None): return s.text(t, x, y, size, fill, anchor, SANS, op)
    def bold(s, t, x, y, size=27, fill='fg', anchor='l'): return s.text(t, x, y, size, fill, anchor, BOLD)
    def svg(s):
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {s.w} {s.h}" width="{s.w}" height="{s.h}">' + ''.join(s.o) + '</svg>'

COVERS = {}
def cover(group, key, alt, theme='mist', **kw):
    def deco(fn):
        def make():
            d = D(theme, **kw); fn(d); return d.svg()
        COVERS[group + '/' + key] = (alt, make)
        return fn
    return deco
