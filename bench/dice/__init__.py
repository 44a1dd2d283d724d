"""Dice: how fast a throw is beside Rapier, and how far the landing bank is from live throws."""
