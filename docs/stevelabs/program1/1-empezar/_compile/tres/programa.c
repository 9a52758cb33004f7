#include <[[stdio.h]]>

int [[main]](void)
{
    printf("Por fin.\n")[[;]]
    return 0;
}
