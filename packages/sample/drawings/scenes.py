from draw import *
from cards import man
import random
G = 'highlights'

@cover(G, 'desk-at-night', 'A desk in front of a window at night, two screens with a progress bar, a lamp and a glass of tea', 'ink')
def _(d):
    rnd = random.Random(5)
    d.rect(96, 60, 768, 300, 'soft')
    for i in range(15):
        h = rnd.choice([70, 110, 150, 190]); x = 100+i*51; d.rect(x, 360-h, 46, h, 'bg')
        d.rects([(x+8+14*(q % 3), 360-h+12+22*(q//3), 7, 9) for q in range(12) if rnd.random() < .3 and 22*(q//3) < h-24], 'line')
    d.lines([(352, 60, 352, 360), (608, 60, 608, 360)], 'bg', 10)
    for x in (250, 500): d.rect(x, 216, 220, 150, 'fg', rx=6); d.rect(x+12, 228, 196, 118, 'lift'); d.rect(x+90, 366, 40, 52, 'fg'); d.rect(x+60, 410, 100, 10, 'fg')
    d.rect(274, 300, 160, 16, 'line'); d.rect(274, 300, 104, 16, 'gold'); d.lines([(526, 254, 660, 254), (526, 278, 640, 278), (526, 302, 670, 302), (526, 326, 610, 326)], 'main', 6)
    d.rect(64, 420, 832, 18, 'main'); d.rect(110, 438, 16, 110, 'main'); d.rect(834, 438, 16, 110, 'main')
    d.path('M168,420V300l-50,-40', None, 'fg', 7); d.poly([(92, 290), (150, 240), (130, 216), (84, 262)], 'gold', None, 0, True)
    d.path('M770,366h56l-7,54h-42z', 'mid'); d.path('M784,352c-8,-14 8,-18 0,-32M806,352c-8,-14 8,-18 0,-32', None, 'line', 4)

@cover(G, 'learning-week', 'Rows of listeners from behind in front of a board with a curve drawn on it', 'sky')
def _(d):
    d.rect(210, 66, 540, 270, 'fg'); d.rect(224, 80, 512, 242, PAPER); d.line(260, 292, 700, 292, 'line', 4); d.line(260, 292, 260, 104, 'line', 4)
    d.curve([(268, 280), (350, 262), (430, 250), (500, 190), (570, 130), (690, 112)], 'main', 9); d.circ(570, 130, 14, 'gold')
    man(d, 812, 250, 1.3, 'main'); d.line(782, 226, 716, 170, 'main', 13)
    for j, (y, n, k) in enumerate([(430, 7, 1.1), (540, 6, 1.4)]):
        for i in range(n): man(d, 480+(i-(n-1)/2)*128*(1 if j == 0 else 1.16), y, k*1.1, ['mid', 'fg'][j] if (i, j) != (4, 0) else 'gold')

@cover(G, 'choir', 'Nine singers in two rows under five lines of music', 'paper')
def _(d):
    for i in range(5): d.path(f'M64,{84+i*26}C300,{60+i*26} 600,{124+i*26} 896,{84+i*26}', None, 'line', 3)
    for x, y, c in [(150, 148, 'fg'), (240, 118, 'fg'), (330, 140, 'fg'), (430, 106, 'gold'), (530, 146, 'fg'), (640, 132, 'fg'), (740, 158, 'fg'), (830, 118, 'fg')]:
        d.raw(f'<ellipse cx="{x}" cy="{y}" rx="17" ry="13" fill="{d.c(c)}"/>'); d.line(x+15, y, x+15, y-62, c, 5)
    def singer(x, y, k, f): man(d, x, y, k, f); d.raw(f'<ellipse cx="{r(x)}" cy="{r(y-29*k)}" rx="{r(6*k)}" ry="{r(8*k)}" fill="{d.c("bg")}"/>'); d.poly([(x-30*k, y+16*k), (x+30*k, y+16*k), (x+30*k, y+44*k), (x-30*k, y+44*k)], PAPER, None, 0, True); d.line(x, y+16*k, x, y+44*k, 'line', 3)
    for i in range(5): singer(176+i*152, 400, 1.5, 'mid')
    for i in range(4): singer(252+i*152, 500, 1.65, 'main' if i != 2 else 'fg')

@cover(G, 'plant-walk', 'Four people in helmets walk along a row of reactors and pipes', 'teal')
def _(d):
    for i in range(3):
        x = 120+i*260; d.path(f'M{x},130a90,60 0 0 1 180,0v170a90,70 0 0 1 -180,0z', ['main', 'mid', 'main'][i]); d.line(x+90, 66, x+90, 120, 'fg', 8); d.rect(x+66, 50, 48, 30, 'fg'); d.lines([(x+30, 350, x+30, 410), (x+150, 350, x+150, 410)], 'fg', 9); d.circ(x+90, 210, 30, 'bg'); d.line(x+90, 210, x+104, 194, 'fg', 5)
    d.path('M64,240H120M300,240H380M560,240H640M820,240H896', None, 'fg', 12); d.line(64, 412, 896, 412, 'lift', 8)
    for i, x in enumerate((220, 390, 560, 730)):
        c = 'gold' if i == 1 else 'fg'; man(d, x, 474, 1.5, 'lift'); d.path(f'M{x-38},428a38,38 0 0 1 76,0z', c); d.rect(x-46, 424, 92, 9, c)

@cover(G, 'cricket-league', 'A cricket ground from above with its boundary, the pitch, eleven fielders and one ball on its way out', 'mist')
def _(d):
    d.raw(f'<ellipse cx="480" cy="300" rx="400" ry="246" fill="{d.t.mid}"/><ellipse cx="480" cy="300" rx="378" ry="226" fill="none" stroke="{PAPER}" stroke-width="4" stroke-dasharray="14 10"/><ellipse cx="480" cy="300" rx="190" ry="150" fill="{d.t.main}"/>')
    d.rect(456, 222, 48, 156, 'soft'); d.lines([(456, 240, 504, 240), (456, 360, 504, 360)], PAPER, 4)
    d.dots([(480, 210), (480, 412), (540, 190), (350, 200), (620, 300), (330, 380), (600, 440), (240, 250), (700, 180), (450, 500), (730, 400)], 13, PAPER); d.dots([(474, 244), (486, 356)], 13, 'fg')
    d.path('M486,350C600,330 720,260 868,120', None, 'gold', 5, '3 12'); d.circ(872, 116, 15, 'gold')

@cover(G, 'monsoon-tree-planting', 'Three rows of saplings in the rain, one of them just set', 'sky')
def _(d):
    rnd = random.Random(2); d.lines([(x, y, x-14, y+44) for x, y in [(rnd.uniform(70, 900), rnd.uniform(40, 260)) for _ in range(56)]], 'mid', 3.5)
    d.path('M-960,470C200,440 700,500 1920,460V2000H-960z', 'main')
    for j in range(3):
        for i in range(7):
            k = .8+j*.28; x = 480+(i-3)*(112+j*26); y = 420+j*66; c = 'gold' if (i, j) == (4, 1) else ('fg' if j == 2 else '#0a5350')
            d.line(x, y, x, y-62*k, c, 6*k); 
            for s in (-1, 1): d.path(f'M{r(x)},{r(y-30*k)}q{r(s*30*k)},{r(-4*k)} {r(s*36*k)},{r(-34*k)}q{r(-s*32*k)},{r(2*k)} {r(-s*36*k)},{r(34*k)}zM{r(x)},{r(y-54*k)}q{r(s*22*k)},{r(-6*k)} {r(s*26*k)},{r(-30*k)}q{r(-s*24*k)},{r(2*k)} {r(-s*26*k)},{r(30*k)}z', c)

@cover(G, 'go-live-breakfast', 'A long breakfast table from above: eight plates, glasses of tea and one telephone that is silent', 'paper')
def _(d):
    d.rect(110, 130, 740, 340, 'main', rx=20)
    for i in range(4):
        for y in (196, 404):
            x = 200+i*186; d.circ(x, y, 58, PAPER); d.circ(x, y, 40, None, 'line', 3); d.circ(x-8, y+4, 22, 'gold' if (i, y) == (1, 196) else 'soft'); d.circ(x+14, y-12, 12, 'mid')
            d.circ(x+78, y+(34 if y < 300 else -34), 21, 'fg'); d.circ(x+78, y+(34 if y < 300 else -34), 14, '#c9822a')
            d.circ(x, 74 if y < 300 else 526, 40, 'fg' if (i+y) % 3 else 'mid')
    d.rect(420, 276, 110, 54, 'fg', rx=9); d.rect(430, 284, 90, 38, 'lift')

@cover(G, 'hackathon', 'A wall of notes in three columns, one pulled from the first to the last, and a clock at nine in the evening', 'mist')
def _(d):
    rnd = random.Random(11)
    d.lines([(346, 70, 346, 530), (614, 70, 614, 530)], 'line', 3)
    for c, n in enumerate([6, 3, 4]):
        for i in range(n):
            x, y = 90+c*270+(i % 2)*118, 84+(i//2)*118; d.rect(x, y, 100, 100, 'gold' if (c, i) == (2, 3) else ['mid', 'soft', 'main'][c]); d.lines([(x+18, y+34, x+80, y+34), (x+18, y+56, x+rnd.choice([50, 66, 76]), y+56)], 'bg' if c != 1 else 'line', 6)
    d.path('M200,480C400,570 640,560 800,330', None, 'gold', 5, '3 12')
    d.circ(480, 430, 74, PAPER, 'fg', 6); d.line(480, 430, 480, 380, 'fg', 6); d.line(480, 430, 446, 430, 'fg', 6)

@cover(G, 'new-delivery-centre', 'The plan of a floor: rows of desks, four rooms, a kitchen in the middle and the terrace over the river', 'ink')
def _(d):
    d.path('M96,84H760V470H96z', None, 'fg', 8); d.path('M96,220H250M250,84V150M420,84V220H760M590,84V170', None, 'fg', 6)
    for j in range(3):
        for i in range(6):
            x, y = 130+i*66+(150 if i > 2 else 0), 270+j*64; d.rect(x, y, 50, 30, 'main' if (i+j) % 4 else 'mid'); d.dots([(x+25, y-12)], 8, 'line')
    d.rect(340, 262, 120, 150, 'soft'); d.circ(400, 337, 40, 'gold'); d.circ(400, 337, 18, 'bg')
    d.rect(280, 120, 110, 60, 'lift'); d.rect(450, 120, 110, 60, 'lift'); d.rect(620, 120, 110, 60, 'lift')
    d.path('M790,84V470', None, 'mid', 4, '4 12')
    for k in range(3): d.path(f'M{826+k*34},-300C{796+k*34},100 {866+k*34},300 {826+k*34},900', None, 'main', 8, None, .9-.25*k)
