#include <stdio.h>
#include "oro.h"
#include "vida.h"

int main(void)
{
    oro_suma(5);
    vida_suma(2);
    oro_suma(vida_total());
    printf("%d\n", oro_total());
    printf("%d\n", vida_total());
    return 0;
}
