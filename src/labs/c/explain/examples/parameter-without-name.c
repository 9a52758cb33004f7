int twice(int)
{
    return 2;
}

int main(void)
{
    return twice(4);
}
