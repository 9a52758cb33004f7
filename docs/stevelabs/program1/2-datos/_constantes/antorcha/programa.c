#include <stdio.h>

int main(void)
{
    [[const]] int antorcha = 12;

    printf("Una:  %d\n", [[antorcha]]);
    printf("Tres: %d\n",
           3 * [[antorcha]]);
    return 0;
}
