from draw import *
import random
H_ = 'heroes'
def waves(d, y0, n, gap, col='line', sw=3, amp=16, x0=-600, x1=2400, op0=.9):
    for j in range(n):
        pts = [(x0+k*120, y0+j*gap+amp*math.sin(k*.62+j*1.1)) for k in range(int((x1-x0)/120)+1)]
        d.curve(pts, col, sw, tension=1, op=f'{max(.15, op0-j*.09):.2f}')
def kite(d, x, y, s, rot=18):
    d.raw(f'<g transform="translate({x} {y}) rotate({rot}) scale({s})">')
    d.poly([(0, -120), (84, -20), (0, -20)], '#f7bd6c', None, 0, True); d.poly([(0, -120), (-84, -20), (0, -20)], 'gold', None, 0, True)
    d.poly([(-84, -20), (0, 140), (0, -20)], '#d98b24', None, 0, True); d.poly([(84, -20), (0, 140), (0, -20)], '#eda23f', None, 0, True); d.raw('</g>')
def hero(key, alt, theme='ink'):
    def deco(fn):
        def make():
            # A head crops at 72 per cent of the width, so that is where what matters stands.
            d = D(theme, 1920, 900); d.raw('<g transform="translate(333 135) scale(.7)">'); fn(d); d.raw('</g>'); return d.svg()
        COVERS[key] = (alt, make); return fn
    return deco

def clock(d, x, y, R, h, m, c='main'):
    d.circ(x, y, R, 'soft', c, 7); a, b = math.radians((h % 12+m/60)*30), math.radians(m*6)
    d.lines([(x+(R-16)*math.sin(k*math.pi/6), y-(R-16)*math.cos(k*math.pi/6), x+(R-28)*math.sin(k*math.pi/6), y-(R-28)*math.cos(k*math.pi/6)) for k in range(12)], 'line', 4)
    d.line(x, y, x+R*.5*math.sin(a), y-R*.5*math.cos(a), 'fg', 9); d.line(x, y, x+R*.72*math.sin(b), y-R*.72*math.cos(b), 'fg', 6); d.circ(x, y, 11, 'gold')

@hero('heroes/hero-about-1', 'A river bridge with the city behind it at night, a few windows lit')
def _(d):
    rnd = random.Random(3)
    for i in range(-10, 36):
        h = rnd.choice([90, 150, 210, 280, 180]); x = i*72; d.rect(x, 520-h, 64, h, 'soft')
        d.rects([(x+10+17*(q % 3), 520-h+16+28*(q//3), 9, 12) for q in range(15) if rnd.random() < .22 and 28*(q//3) < h-30], 'gold')
    d.rect(-960, 520, 3840, 1200, '#0b3f47'); waves(d, 610, 7, 52, 'mid', 4, 10)
    d.rect(-960, 486, 3840, 22, 'line')
    for x in range(-560, 2300, 240): d.rect(x, 508, 26, 92, 'line'); d.path(f'M{x+26},560q107,-62 214,0v-52h-214z', 'line')

@hero('heroes/hero-about-2', 'Two hundred and forty seats as dots in the curve of a meeting hall, one of them marked', 'teal')
def _(d):
    cx, cy = 1440, 820; k = 0
    for j in range(8):
        R = 240+j*66; n = 20+j*3
        pts = [(cx+R*math.sin(math.radians(-78+156*i/(n-1))), cy-R*math.cos(math.radians(-78+156*i/(n-1)))) for i in range(n)]; d.dots(pts, 17, ['main', 'mid'][j % 2], '.9')
        if j == 3: d.dots([pts[19]], 21, 'gold')
    d.dots([(cx, 800)], 60, 'fg')

@hero('heroes/hero-about-3', 'Three lines from Ahmedabad, Delaware and Middlesex meet in one point on a river bank')
def _(d):
    waves(d, 640, 6, 56, 'mid', 4, 12)
    pts = [(1000, 200), (1380, 120), (1780, 260)]
    for x, y in pts: d.path(f'M{x},{y}C{x},{y+240} 1420,380 1420,600', None, 'main', 6)
    for (x, y), t in zip(pts, ['Delaware', 'Middlesex', 'Ahmedabad']): d.circ(x, y, 22, 'fg'); d.lab(t, x, y-44, 38, 'fg', 'm')
    d.circ(1420, 600, 38, 'gold')

@hero('heroes/hero-cloud-solution', 'Two data centres joined by a steady line, with a smaller third behind them', 'teal')
def _(d):
    def rack(x, y, n, w=190, c='main'):
        for i in range(n): d.rect(x, y-i*58, w, 48, c); d.line(x+22, y-i*58+24, x+w*.55, y-i*58+24, 'bg', 5); d.dots([(x+w-28, y-i*58+24)], 8, 'gold' if (i, n) == (2, 6) else 'bg')
    rack(1040, 620, 6); rack(1400, 620, 6, c='mid'); rack(1720, 620, 3, 140, 'lift')
    d.lines([(1230, 420, 1400, 420), (1230, 520, 1400, 520)], 'fg', 7); d.line(1590, 560, 1720, 560, 'line', 5, '3 14'); d.line(1000, 680, 1900, 680, 'fg', 6)

@hero('heroes/hero-consulting', 'Twenty-four hours of a support desk as a row of lamps, bright through the night')
def _(d):
    for i in range(24):
        x = 900+i*42; n = i < 7 or i > 19; h = 190+150*math.sin(i/23*math.pi); d.rect(x, 660-h, 30, h, 'mid' if not n else 'soft'); d.circ(x+15, 620-h, 11, 'gold' if n else 'line')
    d.line(860, 664, 1920, 664, 'fg', 5); d.lab('00', 900, 720, 38); d.lab('12', 1404, 720, 38, 'fg', 'm'); d.lab('24', 1900, 720, 38, 'fg', 'r')

@hero('heroes/hero-contact-us', 'Three clocks show the time in Ahmedabad, Middlesex and Delaware', 'teal')
def _(d):
    for x, h, m, t in [(1060, 15, 30, 'Ahmedabad'), (1410, 11, 0, 'Middlesex'), (1760, 6, 0, 'Delaware')]: clock(d, x, 400, 140, h, m); d.lab(t, x, 610, 38, 'fg', 'm')

@hero('heroes/hero-industries', 'A plant, a warehouse and a shop in one row, with the pipes and roads between them')
def _(d):
    for i in range(3): x = 920+i*110; d.path(f'M{x},420a46,36 0 0 1 92,0v180h-92z', ['main', 'mid', 'main'][i]); d.rect(x+34, 330, 24, 60, 'fg')
    d.poly([(1290, 600), (1290, 440), (1440, 370), (1590, 440), (1590, 600)], 'mid', None, 0, True); d.rects([(1320+i*64, 500, 50, 100) for i in range(4)], 'bg')
    d.rect(1650, 450, 220, 150, 'main'); d.path('M1636,450h248l-20,-50h-208z', 'gold'); d.rect(1684, 500, 60, 100, 'bg'); d.rect(1770, 500, 70, 54, 'bg')
    d.line(-900, 604, 2900, 604, 'fg', 6); waves(d, 680, 5, 46, 'mid', 4, 9)

@hero('heroes/hero-insights-1', 'Lines of writing that begin level and end in a drawn curve')
def _(d):
    for j in range(9):
        y = 180+j*62; d.line(980, y, 1340-(j*37 % 110), y, 'line', 9)
    d.line(1440, 700, 1880, 700, 'fg', 5); d.line(1440, 700, 1440, 180, 'fg', 5); d.curve([(1450, 660), (1520, 640), (1590, 600), (1660, 460), (1740, 330), (1860, 250)], 'main', 12); d.circ(1660, 460, 22, 'gold')

@hero('heroes/hero-insights-2', 'Before and after as pairs of columns, each second one lower', 'teal')
def _(d):
    for i, (a, b) in enumerate([(420, 180), (330, 120), (480, 300), (260, 90), (390, 210)]): x = 960+i*190; d.rect(x, 680-a, 70, a, 'lift'); d.rect(x+78, 680-b, 70, b, 'gold' if i == 2 else 'main')
    d.line(930, 683, 1920, 683, 'fg', 6)

@hero('heroes/hero-insights-3', 'Two speech marks drawn large over calm lines of water')
def _(d):
    for x in (1160, 1500): d.path(f'M{x},430c0,-140 60,-230 190,-260l24,54c-66,26 -96,74 -98,120h90v190h-206z', 'main' if x == 1160 else 'gold')
    waves(d, 680, 5, 50, 'mid', 4, 11)

@hero('heroes/hero-modernization', 'An old wall of blocks on the left gives way to modules with clear gaps on the right', 'teal')
def _(d):
    rnd = random.Random(8)
    for j in range(8):
        for i in range(14):
            x = 800+i*84; k = max(0, (i-5)/9); g = k*22; y = 160+j*66
            if rnd.random() < k*.45: continue
            d.rect(x+g/2, y+g/2, 80-g, 62-g, 'gold' if (i, j) == (11, 3) else ('line' if k < .25 else 'main'))

@hero('heroes/hero-services', 'Nine services as stations on one long line, from the first decision to the night desk')
def _(d):
    d.path('M-700,640H900C1100,640 1080,320 1280,320H1500C1660,320 1640,560 1800,560H2400', None, 'main', 14)
    for i, (x, y) in enumerate([(660, 640), (780, 640), (900, 640), (1085, 480), (1280, 320), (1390, 320), (1500, 320), (1650, 446), (1800, 560)]): d.circ(x, y, 30, 'bg', 'fg' if i != 8 else 'gold', 8)

@hero('heroes/hero-solutions', 'Eight kits in a frame, each with its parts in place, one drawn out', 'teal')
def _(d):
    for k in range(8):
        x, y = 980+(k % 4)*230, 190+(k//4)*260; hot = k == 2
        d.rect(x, y-(40 if hot else 0), 196, 220, 'gold' if hot else 'lift'); y -= 40 if hot else 0
        for q in range(6): d.rect(x+20+(q % 2)*82, y+22+(q//2)*62, 72, 50, 'bg' if hot else ('main' if (k+q) % 3 else 'mid'))

@hero('heroes/hero-join-us', 'One kite high above a river, held by a long line')
def _(d):
    waves(d, 600, 7, 48, 'mid', 4, 14); d.path('M1340,545C1280,680 1180,760 900,820', None, 'fg', 3); kite(d, 1400, 290, 1.9)


def river(d, t=0.0):
    """The home page's river: the picture, and each frame of the film. `t` runs from 0 to 1."""
    for j in range(10):
        y = 500+j*44; a = 15+j*1.6; k = 3 if j % 2 else 2
        pts = [(-200+i*64, y+a*math.sin(i*.34+j*1.3-2*math.pi*t*k*.5*2)) for i in range(32)]
        d.curve(pts, 'mid', 3, tension=1, op=f'{max(.2, .95-j*.08):.2f}')
    x, y, rot = 1152+10*math.sin(2*math.pi*t), 300+16*math.sin(4*math.pi*t), 14+5*math.sin(2*math.pi*t)
    a = math.radians(rot); bx, by = x-140*1.25*math.sin(a), y+140*1.25*math.cos(a)
    d.path(f'M{r(bx)},{r(by)}C{r(bx-60)},{r(by+130)} {r(bx-330)},{r(by+250)} 620,800', None, 'fg', 2.5); kite(d, r(x), r(y), 1.25, r(rot))

def film(name, t, alt):
    def make():
        d = D('ink', 1600, 900); river(d, t); return d.svg()
    COVERS['home/'+name] = (alt, make)
film('hero-still', .3, 'One kite above the long calm lines of a river')
film('hero-film-poster', 0, '')
