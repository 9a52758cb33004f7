#include <stdio.h>

int [[main]](void)
{
    [[printf]]("Taller en marcha.[[\n]]")[[;]]
    return 0;
}
