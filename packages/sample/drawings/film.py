import os
from draw import *
N=192
def mix(a,b,t):
    h=lambda s:[int(s[i:i+2],16) for i in (1,3,5)]
    return '#'+''.join(f'{round(x+(y-x)*t):02x}' for x,y in zip(h(a),h(b)))
def garba(f):
    d=D('ink'); cx,cy=480,300; t=f/N
    for R in (110,180,250): d.circ(cx,cy,R,None,'soft',3)
    for R,n,c,s,k in ((110,8,'mid',1,2),(180,14,'main',-1,2),(250,20,'mid',1,2)):
        for i in range(n):
            a=2*math.pi*(i+s*k*t)/n; pulse=1+.12*math.sin(2*math.pi*(8*t+i*.5)); x=cx+(R+7*math.sin(2*math.pi*(8*t)+math.pi*i))*math.sin(a); y=cy-(R+7*math.sin(2*math.pi*(8*t)+math.pi*i))*math.cos(a)
            col='gold' if (R,i)==(180,3) else c; d.circ(x,y,19*pulse,col); d.circ(x,y,8,'bg')
            st=a+.6*math.sin(2*math.pi*8*t+math.pi*i); d.line(x+22*math.sin(st),y-22*math.cos(st),x+40*math.sin(st),y-40*math.cos(st),'fg',4)
    d.circ(cx,cy,46+2*math.sin(16*math.pi*t),'gold'); d.circ(cx,cy,22,'bg'); d.path(f'M{cx},{cy-15}q12,14 0,28q-12,-14 0,-28z','gold')
    return d
SKY=[('#131c31',0),('#2a4560',.14),('#cfe2df',.3),('#f1ebdf',.5),('#cfe2df',.68),('#2a4560',.86),('#131c31',1)]
def sky(t):
    for (a,x),(b,y) in zip(SKY,SKY[1:]):
        if x<=t<=y: return mix(a,b,(t-x)/(y-x))
def river(f):
    t=f/N; d=D('ink'); bg=sky(t); light=max(0,min(1,1-abs(t-.5)*2.6)); d.o=[f'<path fill="{bg}" d="M-960,-720h2880v2040h-2880z"/>']
    fg=mix('#4a5775','#10182b',light); teal=mix('#3d8580','#0e6f6b',light); pale=mix('#202c47','#b3d0cb',light)
    s=(t-.12)/.76
    if -.1<=s<=1.1: d.circ(60+840*s,330-250*math.sin(math.pi*max(0,min(1,s)))+ (0 if 0<=s<=1 else 60),40,GOLD)
    for i,(x,h) in enumerate([(40,70),(110,120),(180,60),(250,160),(330,90),(410,130),(500,80),(580,170),(660,100),(740,140),(820,70),(890,110)]):
        d.rect(x-6,330-h,62,h,pale)
        if light<.25: d.rects([(x+4+16*(q%3),330-h+14+24*(q//3),8,10) for q in range(9) if (q*7+i*3)%5<2 and 24*(q//3)<h-26],GOLD)
    d.rect(-960,330,2880,1000,teal)
    for j in range(6):
        y=372+j*40; pts=''.join(f'{"M" if k==0 else "L"}{-60+k*18},{r(y+7*math.sin(k*.36+j*1.3+2*math.pi*t*(3 if j%2 else 2)))}' for k in range(61)); d.path(pts,None,bg,4,None,.5)
    d.rect(-960,300,2880,16,fg); 
    for x in range(80,960,160): d.rect(x,316,18,70,fg); d.path(f'M{x+18},340q71,-44 142,0v-24h-142z',fg)
    for k in range(5): x=(k*212+1060*t*(1 if k%2 else 1))%1060-50; d.circ(x,272,8,fg); d.line(x,282,x,298,fg,7)
    bx=(1200*t+300)%1200-120; d.path(f'M{r(bx)},470h120l-22,30h-78z',fg); d.line(bx+56,470,bx+56,410,fg,5); d.poly([(bx+60,412),(bx+60,462),(bx+104,462)],GOLD if not -.1<=s<=1.1 else PAPER,None,0,True)
    return d
import heroes
N2=192
os.makedirs('film/hero-film',exist_ok=True)
for f in range(N2):
    d=D('ink',1600,900); heroes.river(d,f/N2); open(f'film/hero-film/{f:03d}.svg','w').write(d.svg())
for name,fn in () and (('garba-evening-1',garba),('sabarmati-day-1',river)):
    os.makedirs(f'film/{name}',exist_ok=True)
    for f in range(N): open(f'film/{name}/{f:03d}.svg','w').write(fn(f).svg())
    open(f'film/{name}-poster.svg','w').write(fn({'garba-evening-1':0,'sabarmati-day-1':80}[name]).svg())
