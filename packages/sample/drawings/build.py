"""Draws the covers into ../media: `pip install fonttools brotli`, then `python build.py`."""
import os
import articles, offers, cards, cases, scenes, heroes
from draw import COVERS

here = os.path.dirname(os.path.abspath(__file__))
for key, (alt, make) in COVERS.items():
    with open(os.path.join(here, '..', 'media', key + '.svg'), 'w') as file:
        file.write(make())
